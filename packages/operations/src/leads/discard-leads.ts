import {
	isMailOf,
	isUnclaimed,
	isUnsent,
	leads,
	mails,
	type Transaction,
} from "@nev/api/operations";
import { and, inArray, isNull, sql } from "drizzle-orm";
import type { ChangedLeads } from "./change-leads.js";

/**
 * Discards leads: they stay, closed, and their mails that are not sent never are. A lead of which a server
 * is sending a mail is left as it is, and can be discarded once the attempt has failed.
 *
 * @param reason why, in the operator's words; stored with the lead, and not in the past
 */
export async function discardLeads(
	transaction: Transaction,
	ids: readonly number[],
	reason: string,
): Promise<ChangedLeads> {
	const idle = await withoutSending(transaction, ids);
	const discarded = await transaction
		.update(leads)
		.set({ discardedAt: sql`now()`, discardReason: reason, stage: "closed" })
		.where(and(inArray(leads.id, idle), isNull(leads.discardedAt)))
		.returning({ id: leads.id });
	// Of one that was discarded before, a mail may wait that was sent once more.
	const ended = await transaction
		.update(mails)
		.set({ state: "discarded", claimedUntil: null })
		.where(and(isMailOf(idle), isUnsent))
		.returning({ id: mails.leadId });
	const changed = [...discarded, ...ended].flatMap(({ id }) => id ?? []);
	return { leads: new Set(changed), mails: new Set() };
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
