import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { leads } from "../storage/lead-schema.js";
import { mails } from "../storage/mail-schema.js";
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
		select max(other.copy) from ${mails} other
		where other.lead_id = ${mails.leadId} and other.recipient = 'dealer'
			and other.dealership_id = ${mails.dealershipId} and other.state <> 'discarded'
	)`;
	const mailed = orm
		.select({ id: mails.id })
		.from(mails)
		.innerJoin(dealerships, eq(dealerships.id, mails.dealershipId))
		.where(
			and(
				eq(mails.leadId, leads.id),
				eq(mails.recipient, "dealer"),
				eq(mails.dealershipId, leads.dealershipId),
				eq(dealerships.leadFormat, "mail"),
				sql`${mails.sentAt} < now() - make_interval(hours => ${hours})`,
				// A lead that was handed back was mailed to this dealer again. One that an undo brought back was not.
				sql`${mails.copy} >= ${newest}`,
				sql`${mails.sentAt} > now() - make_interval(days => ${maxOverdueDays})`,
			),
		);
	return and(eq(leads.stage, "new"), exists(mailed));
}
