import { approvalNoticeMinutes, type NotToldReason } from "@nev/contract/desk";
import { sql } from "drizzle-orm";
import { addNotices, removeApprovalNotices } from "../notices/notices.js";
import { mailable } from "../people/do-not-contact.js";
import type { Settings } from "../settings/settings.js";
import type { Transaction } from "../storage/orm.js";
import { isSampleDealership } from "../storage/sample-rows.js";
import { approvalNotice } from "./approval-notice.js";
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
 * minutes later, and not sent if the approval is undone by then. Not to who was told before: a dealer that an
 * import has approved, or one whose approval is repeated after it was undone.
 *
 * @returns who is told; undefined if nobody is, without a mail server or the site's public address
 */
export async function tellApproved(
	transaction: Transaction,
	{ change, outcomes }: ChangedDealerships,
	{ company, mail, publicUrl }: Pick<Settings, "company" | "mail" | "publicUrl">,
): Promise<ToldApproved | undefined> {
	if (!mail.smtpUrl || !publicUrl) return undefined;
	if (change === undefined) return { told: [], notTold: [] };
	const approved = outcomes.flatMap((one) => (one.kind === "changed" ? one.dealership : []));
	const known = await toldBefore(
		transaction,
		change,
		approved.map(({ id }) => id),
	);
	const reachable = new Set((await mailable(transaction, approved)).map(({ id }) => id));

	function obstacleOf(dealership: (typeof approved)[number]): NotToldReason | undefined {
		const { id, email, reviewedAt, visibility, leadFormat } = dealership;
		if (isSampleDealership(dealership)) return "sample";
		// What reads ADF knows nothing but leads.
		if (leadFormat === "adf") return "adf";
		if ((reviewedAt !== null && visibility !== "rejected") || known.has(id)) return "before";
		if (email === "") return "no-email";
		return reachable.has(id) ? undefined : "do-not-contact";
	}

	const told = approved.filter((dealership) => obstacleOf(dealership) === undefined);
	const ids = told.map(({ id }) => id);
	// One waits if its approval was undone just now.
	await removeApprovalNotices(transaction, ids);
	await addNotices(
		transaction,
		told.map((dealership) => approvalNotice(dealership, publicUrl, company)),
		approvalNoticeMinutes,
	);
	return { told: ids, notTold: [...new Set(approved.flatMap((one) => obstacleOf(one) ?? []))] };
}

/**
 * Those whose last review before a change has approved them, though it may have been undone since. Not if that
 * was so soon that they were not told.
 */
async function toldBefore(
	transaction: Transaction,
	change: number,
	ids: readonly number[],
): Promise<ReadonlySet<number>> {
	const { rows } = await transaction.execute<{ id: number; isTold: boolean }>(
		sql`select distinct on (row_id) row_id as id,
				action = 'dealerships approve' and not exists (
					select from changes as undo join change_rows as undone on undone.change_id = undo.id
					where undo.undoes = changes.id
					and undone.table_name = 'dealerships' and undone.row_id = change_rows.row_id
					and undo.at < changes.at + make_interval(mins => ${approvalNoticeMinutes})
				) as "isTold"
			from change_rows join changes on changes.id = change_id
			where table_name = 'dealerships' and row_id = any(${sql.param(ids)}) and change_id < ${change}
			and action in ('dealerships approve', 'dealerships reject')
			order by row_id, change_id desc`,
	);
	return new Set(rows.flatMap(({ id, isTold }) => (isTold ? id : [])));
}
