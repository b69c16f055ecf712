import { rowVersion, type Transaction, waitForImport } from "@nev/api/operations";
import { type BulkTarget, type ListChanged, maxCount, type SeenRow } from "@nev/contract/desk";
import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { countRows } from "./keyset-page.js";

/** The rows that an action is for. */
interface LockedTarget {
	/** Those that are as the operator saw them, and those that do not exist any more. */
	readonly ids: readonly number[];
	/** Those that were changed since. */
	readonly outdated: readonly number[];
}

/**
 * Finds the rows that an action is for, and keeps others from changing them until the end of the transaction.
 *
 * @param id the column of the ids
 * @param matches the condition for the rows of a filter
 * @returns the rows, or that the filter has other ones by now
 */
export async function lockTarget<Filter>(
	transaction: Transaction,
	target: BulkTarget<Filter>,
	id: PgColumn,
	matches: (filter: Filter) => SQL | undefined,
): Promise<LockedTarget | ListChanged> {
	await waitForImport(transaction, id.table);
	if ("rows" in target) {
		const versions = new Map(target.rows.map((row) => [row.id, row.version]));
		const present = await lockRows(transaction, id, inArray(id, [...versions.keys()]));
		const outdated = present
			.filter((row) => row.version !== versions.get(row.id))
			.map((row) => row.id);
		return { ids: [...versions.keys()].filter((one) => !outdated.includes(one)), outdated };
	}
	const condition = matches(target.filter);
	await lockRows(transaction, id, condition);
	// Once more, because others may have been waited for, and which leads match depends on their mails too.
	const ids = (await lockRows(transaction, id, condition)).map((row) => row.id);
	const present = await countRows(transaction, id, inArray(id, ids), { hasVersion: true });
	return present.n === target.count && present.version === target.version
		? { ids, outdated: [] }
		: { error: "The list has changed meanwhile.", count: present.n };
}

function lockRows(
	transaction: Transaction,
	id: PgColumn,
	condition: SQL | undefined,
): Promise<SeenRow[]> {
	return transaction
		.select({ id: sql<number>`${id}`, version: rowVersion(id.table) })
		.from(id.table)
		.where(condition)
		.orderBy(asc(id))
		.limit(maxCount)
		.for("update");
}
