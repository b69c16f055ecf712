import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { leads, outbox } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";

/** An older lead is not told any more: nobody is to be reminded of it for ever. */
export const maxOverdueDays = 30;

/**
 * The condition for new leads that were mailed to their dealers so many hours ago, and nobody has taken. Dealers
 * that get ADF are left out: their mails have no link by which they could say that they have one.
 */
export function isOverdue(orm: Pick<Orm, "select">, hours: number): SQL | undefined {
	// No join: of how many rows it leaves, the planner knows nothing, and takes seconds for what takes milliseconds.
	const newest = sql`(
		select max(other.copy) from ${outbox} other
		where other.lead_id = ${outbox.leadId} and other.recipient = 'dealer'
			and other.dealership_id = ${outbox.dealershipId} and other.state <> 'discarded'
	)`;
	const mailed = orm
		.select({ id: outbox.id })
		.from(outbox)
		.innerJoin(dealerships, eq(dealerships.id, outbox.dealershipId))
		.where(
			and(
				eq(outbox.leadId, leads.id),
				eq(outbox.recipient, "dealer"),
				eq(outbox.dealershipId, leads.dealershipId),
				eq(dealerships.leadFormat, "mail"),
				sql`${outbox.sentAt} < now() - make_interval(hours => ${hours})`,
				// A lead that was handed back was mailed to this dealer again. One that an undo brought back was not.
				sql`${outbox.copy} >= ${newest}`,
				sql`${outbox.sentAt} > now() - make_interval(days => ${maxOverdueDays})`,
			),
		);
	return and(eq(leads.stage, "new"), exists(mailed));
}
