import { and, type SQL, sql } from "drizzle-orm";
import type { Settings } from "../settings/settings.js";
import { leads } from "../storage/lead-schema.js";
import { lockInOrder } from "../storage/locks.js";
import { mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";

/**
 * The condition for open leads of which the company was mailed nothing, as their dealers were mailed them
 * (`MAIL_COPIES`), and that no dealer is mailed any more: their dealer is deleted, or no mail to it is sent or waits.
 * The company has the others already, and those that were given back.
 */
const isUnassigned: SQL | undefined = and(
	sql`${leads.stage} <> 'closed'`,
	sql`${leads.discardedAt} is null`,
	sql`not exists (
		select from ${mails} where ${mails.leadId} = ${leads.id} and ${mails.recipient} = 'company'
	)`,
	sql`not exists (
		select from ${mails}
		where ${mails.leadId} = ${leads.id} and ${mails.recipient} = 'dealer'
			and coalesce(${mails.dealershipId}, ${leads.dealershipId}) = ${leads.dealershipId}
			and ${mails.state} in ('waiting', 'sent')
	)`,
);

/**
 * Stores the mails to the company of leads that no dealer is mailed any more, whatever `MAIL_COPIES` says by now.
 *
 * @returns how many leads these are
 */
export async function mailUnassigned(
	orm: Orm,
	{ leadAddresses }: Pick<Settings["mail"], "leadAddresses">,
): Promise<number> {
	return orm.transaction(async (transaction) => {
		const found = await lockInOrder(transaction, leads.id, isUnassigned);
		if (found.length === 0) return 0;
		// Another process may have mailed them while these were locked.
		const unassigned = await transaction
			.select({ id: leads.id, suspicion: leads.suspicion })
			.from(leads)
			.where(and(sql`${leads.id} = any(${sql.param(found)})`, isUnassigned));
		const addresses = [null, ...leadAddresses.map(({ email }) => email)];
		for (const { id, suspicion } of unassigned) {
			await transaction.insert(mails).values(
				addresses.map((to, copy) => ({
					...{ leadId: id, recipient: "company" as const, to, copy },
					state: suspicion ? ("held" as const) : ("waiting" as const),
				})),
			);
		}
		return unassigned.length;
	});
}
