import { sql } from "drizzle-orm";
import { addNotices } from "../notices/notices.js";
import { mailable } from "../people/do-not-contact.js";
import type { Settings } from "../settings/settings.js";
import type { Transaction } from "../storage/orm.js";
import { isSampleDealership } from "../storage/sample-rows.js";
import { approvalNotice } from "./approval-notice.js";
import type { ChangedDealerships } from "./change-dealerships.js";

/**
 * Stores a mail to each dealer that has just been approved, in the transaction of its approval. Not to who was
 * told before: a dealer that an import has approved, or one whose approval is repeated after it was undone.
 *
 * @returns the ids of those that are told; undefined if nobody is, without a mail server or the site's public address
 */
export async function tellApproved(
	transaction: Transaction,
	{ change, outcomes }: ChangedDealerships,
	{ company, mail, publicUrl }: Pick<Settings, "company" | "mail" | "publicUrl">,
): Promise<number[] | undefined> {
	if (!mail.smtpUrl || !publicUrl) return undefined;
	if (change === undefined) return [];
	const approved = outcomes.flatMap((one) => {
		if (one.kind !== "changed" || isSampleDealership(one.dealership)) return [];
		const { reviewedAt, visibility, leadFormat } = one.dealership;
		// What reads ADF knows nothing but leads.
		if (leadFormat === "adf") return [];
		return reviewedAt === null || visibility === "rejected" ? one.dealership : [];
	});
	const known = await approvedBefore(
		transaction,
		change,
		approved.map(({ id }) => id),
	);
	const told = await mailable(
		transaction,
		approved.filter(({ id }) => !known.has(id)),
	);
	await addNotices(
		transaction,
		told.map((dealership) => approvalNotice(dealership, publicUrl, company)),
	);
	return told.map(({ id }) => id);
}

/** Those whose last review before a change has approved them, though it may have been undone since. */
async function approvedBefore(
	transaction: Transaction,
	change: number,
	ids: readonly number[],
): Promise<ReadonlySet<number>> {
	const { rows } = await transaction.execute<{ id: number; action: string }>(
		sql`select distinct on (row_id) row_id as id, action
			from change_rows join changes on changes.id = change_id
			where table_name = 'dealerships' and row_id = any(${sql.param(ids)}) and change_id < ${change}
			and action in ('dealerships approve', 'dealerships reject')
			order by row_id, change_id desc`,
	);
	return new Set(rows.flatMap(({ id, action }) => (action === "dealerships approve" ? id : [])));
}
