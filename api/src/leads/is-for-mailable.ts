import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import { leads, outbox } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships, isMailable } from "../storage/schema.js";

/** Mails to the company, and those to the dealership of their lead if it may be mailed: a release sends no other. */
export function isForMailable(orm: Pick<Orm, "select">): SQL | undefined {
	const mailable = orm
		.select({ id: leads.id })
		.from(leads)
		.innerJoin(
			dealerships,
			eq(dealerships.id, sql`coalesce(${outbox.dealershipId}, ${leads.dealershipId})`),
		)
		.where(
			and(
				eq(leads.id, outbox.leadId),
				isMailable,
				or(eq(outbox.recipient, "former"), eq(dealerships.id, leads.dealershipId)),
			),
		);
	return or(eq(outbox.recipient, "company"), exists(mailable));
}
