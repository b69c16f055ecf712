import {
	type Author,
	isMailOf,
	isUnclaimed,
	leads,
	mails,
	type Orm,
	type Transaction,
} from "@nev/api/operations";
import { and, inArray, isNull, sql } from "drizzle-orm";
import { type ChangedMails, changeMails } from "./redeliver.js";

/**
 * Discards leads: they stay, closed, and their mails that are not sent never are. A lead of which a server
 * is sending a mail is left as it is, and can be discarded once the attempt has failed.
 *
 * @param reason why, in the operator's words; stored with the lead, and not in the past
 */
export function discardLeads(
	orm: Pick<Orm, "transaction">,
	ids: readonly number[],
	reason: string,
	author: Author,
): Promise<ChangedMails> {
	return orm.transaction((transaction) =>
		changeMails(transaction, ids, author, async () => {
			const idle = await withoutSending(transaction, ids);
			await transaction
				.update(leads)
				.set({ discardedAt: sql`now()`, discardReason: reason, stage: "closed" })
				.where(and(inArray(leads.id, idle), isNull(leads.discardedAt)));
			const discarded = await transaction
				.update(mails)
				.set({ state: "discarded", claimedUntil: null })
				.where(and(isMailOf(idle), inArray(mails.state, ["held", "waiting", "dead"])))
				.returning({ id: mails.id });
			return new Set(discarded.map(({ id }) => id));
		}),
	);
}

/** The leads of which no server is sending a mail. */
async function withoutSending(transaction: Transaction, ids: readonly number[]): Promise<number[]> {
	const sending = await transaction
		.selectDistinct({ id: mails.leadId })
		.from(mails)
		.where(and(isMailOf(ids), sql`not (${isUnclaimed})`));
	const sendingIds = new Set(sending.map(({ id }) => id));
	return ids.filter((id) => !sendingIds.has(id));
}
