import {
	addNotices,
	approvalNotice,
	isSampleDealership,
	readContact,
	removeNotices,
	type Settings,
	type Transaction,
	toldOfApproval,
} from "@nev/api/operations";
import { approvalNoticeMinutes, type NotToldReason } from "@nev/contract/desk";
import type { ChangedDealerships } from "./change-dealerships.js";

/** Which of those that were just approved are told. */
export interface ToldApproved {
	/** Their ids. */
	readonly told: readonly number[];
	/** Why the others are not, each reason once. */
	readonly notTold: readonly NotToldReason[];
}

/**
 * Stores a mail to each dealer that has just been approved, in the transaction of its approval. It is due some
 * minutes later, and not sent if the approval is undone by then. Not to who was told before, or is approved
 * without a notice of it, as an import approves.
 *
 * @returns who is told; undefined if nobody is, without a mail server or the site's public address
 */
export async function tellApproved(
	transaction: Transaction,
	{ change, outcomes }: ChangedDealerships,
	{ mail, publicUrl }: Pick<Settings, "mail" | "publicUrl">,
): Promise<ToldApproved | undefined> {
	if (!mail.smtpUrl || !publicUrl) return undefined;
	if (change === undefined) return { told: [], notTold: [] };
	const approved = outcomes.flatMap((one) => (one.kind === "changed" ? one.dealership : []));
	const wasTold = await toldOfApproval(
		transaction,
		approved.map(({ id }) => id),
	);

	function obstacleOf(dealership: (typeof approved)[number]): NotToldReason | undefined {
		const { id, email, reviewedAt, visibility, leadFormat, isDoNotContact } = dealership;
		if (isSampleDealership(dealership)) return "sample";
		// What reads ADF knows nothing but leads.
		if (leadFormat === "adf") return "adf";
		const isKnown = wasTold.get(id) ?? reviewedAt !== null;
		if (isKnown && visibility !== "rejected") return "before";
		if (email === "") return "no-email";
		return isDoNotContact ? "do-not-contact" : undefined;
	}

	const told = approved.filter((dealership) => obstacleOf(dealership) === undefined);
	const ids = told.map(({ id }) => id);
	// One waits if its approval was undone or it was hidden, and one was sent if it was rejected since.
	await removeNotices(transaction, "approval", ids);
	const company = await readContact(transaction);
	await addNotices(
		transaction,
		told.map((dealership) => approvalNotice(dealership, publicUrl, company)),
		approvalNoticeMinutes,
	);
	return { told: ids, notTold: [...new Set(approved.flatMap((one) => obstacleOf(one) ?? []))] };
}
