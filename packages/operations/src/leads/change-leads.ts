import {
	type Author,
	changeOf,
	isMailOf,
	leads,
	lockInOrder,
	mails,
	recordAs,
	type Transaction,
} from "@nev/api/operations";
import { sql } from "drizzle-orm";

/** What an action did to leads. */
export interface ChangedLeads {
	/** The ids of the leads that it changed. */
	readonly leads: ReadonlySet<number>;
	/** The ids of the mails that are to be sent by it, also of those that it held back. */
	readonly mails: ReadonlySet<number>;
	/** How many mails it held back. */
	readonly heldCount?: number;
	/** Of how many leads the former dealers were to be told and cannot be. */
	readonly notToldCount?: number;
}

/**
 * Changes leads and their mails as an author. No server can claim one of the mails before the end of the
 * transaction.
 *
 * @returns what was changed, and the recorded change, which can be undone; null if there is none
 */
export async function changeLeads<Changed extends ChangedLeads | undefined>(
	transaction: Transaction,
	ids: readonly number[],
	author: Author,
	change: () => Promise<Changed>,
): Promise<{ readonly changed: Changed; readonly change: number | null }> {
	await recordAs(transaction, author);
	// Leads before their mails, as everywhere.
	await lockInOrder(transaction, leads.id, sql`${leads.id} = any(${sql.param(ids)})`);
	await lockInOrder(transaction, mails.id, isMailOf(ids));
	const changed = await change();
	return { changed, change: (await changeOf(transaction)) ?? null };
}
