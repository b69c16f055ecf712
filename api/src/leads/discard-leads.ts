import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Author } from "../changes/author.js";
import { isUnclaimed } from "../outbox/claims.js";
import { leads, outbox } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { type ChangedMails, changeMails } from "./redeliver.js";

/**
 * Discards leads: they stay, closed, and their mails that are not sent never are. A mail that a server is sending
 * is left alone, and can be discarded once its attempt has failed.
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
			await transaction
				.update(leads)
				.set({ discardedAt: sql`now()`, discardReason: reason, stage: "closed" })
				.where(and(inArray(leads.id, [...ids]), isNull(leads.discardedAt)));
			const discarded = await transaction
				.update(outbox)
				.set({ state: "discarded", claimedUntil: null })
				.where(
					and(
						inArray(outbox.leadId, [...ids]),
						inArray(outbox.state, ["held", "waiting", "dead"]),
						isUnclaimed,
					),
				)
				.returning({ id: outbox.id });
			return new Set(discarded.map(({ id }) => id));
		}),
	);
}
