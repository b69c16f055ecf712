import { type Author, describeDeliveries, findLeads, type Orm } from "@nev/api/operations";
import { changeLeads } from "../../leads/change-leads.js";
import type { CompanyAddresses } from "../../leads/present-addresses.js";
import { retryAll, retryLeads } from "../../leads/redeliver.js";
import { ExitError } from "../cli-error.js";
import type { Output } from "../context.js";
import { pluralize } from "../output/format.js";

/**
 * Makes the unsent mails of leads due now, and prints the states of all their mails.
 *
 * @throws {ExitError} if one of the leads does not exist, or none of its mails is due now
 */
export async function retryAndReport(
	orm: Orm,
	ids: readonly number[],
	author: Author,
	company: CompanyAddresses,
	output: Output,
): Promise<void> {
	// In one transaction, or a server may have sent some already.
	const [{ mails }, retried] = await orm.transaction(async (transaction) => {
		const retry = () => retryLeads(transaction, ids, company);
		const { changed } = await changeLeads(transaction, ids, author, retry);
		return [changed, await findLeads(transaction, ids)] as const;
	});
	const found = new Map(retried.map((stored) => [stored.lead.id, stored]));
	let isFailed = false;
	for (const id of new Set(ids)) {
		const stored = found.get(id);
		const due = stored?.deliveries.filter((mail) => mails.has(mail.id) && mail.state === "waiting");
		if (!due?.length) isFailed = true;
		if (!stored) output.print(`${id}: there is no such lead`);
		else {
			const states = describeDeliveries(stored) || "it has no mail";
			output.print(
				`${id}: ${pluralize(due?.length ?? 0, "mail is", "mails are")} due now; ${states}`,
			);
		}
	}
	if (isFailed) throw new ExitError();
}

/** Makes all mails due now that failed for good, or all that wait, and prints how many they are. */
export async function retryAllAndReport(
	orm: Orm,
	state: "dead" | "waiting",
	author: Author,
	company: CompanyAddresses,
	output: Output,
): Promise<void> {
	const { mails, heldCount = 0 } = await retryAll(orm, state, author, company);
	const due = mails.size - heldCount;
	if (mails.size === 0) {
		output.print(state === "dead" ? "No mail has failed for good." : "No mail waits.");
	}
	if (due > 0) output.print(`${pluralize(due, "mail is", "mails are")} due now.`);
	if (heldCount > 0) {
		output.print(
			`${pluralize(heldCount, "mail is", "mails are")} held back: see nev leads list --problem held.`,
		);
	}
}
