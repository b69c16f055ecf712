import { and, not, type SQL, sql } from "drizzle-orm";
import type { Settings } from "../settings/settings.js";
import { leads } from "../storage/lead-schema.js";
import { lockInOrder } from "../storage/locks.js";
import { mails } from "../storage/mail-schema.js";
import { insertBatchSize, type Orm } from "../storage/orm.js";
import { isMailedToDealer, maxOverdueDays } from "./is-overdue.js";
import { companyRecipients } from "./mailed-address.js";

/**
 * The condition for open leads of which the company was mailed nothing, as their dealers were mailed them
 * (`MAIL_COPIES`), and that no dealer is mailed any more: their dealer is deleted, or no mail to it is sent or waits.
 * The company has the others already, and those that were given back. Older leads are not read: their mails were tried
 * for two weeks, and failed then.
 */
const isUnassigned = (orm: Pick<Orm, "select">): SQL | undefined =>
	and(
		sql`${leads.createdAt} > now() - make_interval(days => ${maxOverdueDays})`,
		sql`${leads.stage} <> 'closed'`,
		sql`not exists (
			select from ${mails} where ${mails.leadId} = ${leads.id} and ${mails.recipient} = 'company'
		)`,
		not(isMailedToDealer(orm)),
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
		const found = await lockInOrder(transaction, leads.id, isUnassigned(transaction));
		if (found.length === 0) return 0;
		// Another process may have mailed them while these were locked.
		const unassigned = await transaction
			.select({ id: leads.id })
			.from(leads)
			.where(and(sql`${leads.id} = any(${sql.param(found)})`, isUnassigned(transaction)));
		const addresses = companyRecipients(leadAddresses);
		const values = unassigned.flatMap(({ id }) =>
			addresses.map((to, copy) => ({ leadId: id, recipient: "company" as const, to, copy })),
		);
		for (let start = 0; start < values.length; start += insertBatchSize) {
			await transaction.insert(mails).values(values.slice(start, start + insertBatchSize));
		}
		return unassigned.length;
	});
}
