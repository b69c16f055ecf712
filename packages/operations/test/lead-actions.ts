import {
	type ConfirmationSettings,
	type Orm,
	readSettings,
	type Transaction,
} from "@nev/api/operations";
import { type ChangedLeads, changeLeads } from "../src/leads/change-leads.js";
import { discardLeads } from "../src/leads/discard-leads.js";
import { handOverLeads } from "../src/leads/hand-over-leads.js";
import { releaseLeads, resendLeads, retryLeads } from "../src/leads/redeliver.js";

/** What the operator `ada` does with leads. */
export function leadActions(orm: Orm, settings: ConfirmationSettings = readSettings({})) {
	const act = <Changed extends ChangedLeads | undefined>(
		action: string,
		ids: readonly number[],
		change: (transaction: Transaction) => Promise<Changed>,
	) =>
		orm.transaction(async (transaction) => {
			const author = { actor: "ada (desk)", action: `leads ${action}` };
			return (await changeLeads(transaction, ids, author, () => change(transaction))).changed;
		});
	return {
		retry: (...ids: number[]) => act("retry", ids, (orm) => retryLeads(orm, ids, settings.mail)),
		resend: (...ids: number[]) => act("resend", ids, (orm) => resendLeads(orm, ids, settings.mail)),
		release: (...ids: number[]) => act("release", ids, (orm) => releaseLeads(orm, ids, settings)),
		discard: (reason: string, ...ids: number[]) =>
			act("discard", ids, (orm) => discardLeads(orm, ids, reason)),
		handOver: (to: number, ...ids: number[]) =>
			act("hand-over", ids, (orm) => handOverLeads(orm, ids, { to, tellsFormer: false })),
		/** Hands leads over, and tells their former dealers. */
		handOverAndTell: (to: number, ...ids: number[]) =>
			act("hand-over", ids, (orm) => handOverLeads(orm, ids, { to, tellsFormer: true })),
	};
}
