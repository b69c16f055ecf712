import { and, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import { leads } from "../storage/lead-schema.js";
import { isLeadMail, isMailableAt, mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";

/** The mails that a release sends: to the company, to its webhook, and to the dealership of their lead if it may be mailed. */
export function isForMailable(orm: Pick<Orm, "select">): SQL | undefined {
	const mailable = orm
		.select({ id: leads.id })
		.from(leads)
		.innerJoin(
			dealerships,
			eq(dealerships.id, sql`coalesce(${mails.dealershipId}, ${leads.dealershipId})`),
		)
		.where(
			and(
				eq(leads.id, mails.leadId),
				isMailableAt,
				or(eq(mails.recipient, "former"), eq(dealerships.id, leads.dealershipId)),
			),
		);
	return and(isLeadMail, or(inArray(mails.recipient, ["company", "webhook"]), exists(mailable)));
}
