import type { Outdated, RecordedTable } from "@nev/contract/desk";
import { lastChanges } from "../../changes/past.js";
import type { Transaction } from "../../storage/orm.js";
import { toChange } from "../changes/list-changes.js";

/** Says of rows that were changed since the operator saw them who has done what. */
export async function nameOutdated<Row extends { readonly id: number }>(
	transaction: Pick<Transaction, "selectDistinctOn">,
	table: RecordedTable,
	rows: readonly Row[],
): Promise<Outdated<Row>[]> {
	const ids = rows.map(({ id }) => id);
	const changeOf = await lastChanges(transaction, table, ids);
	return rows.map((row) => {
		const change = changeOf(row.id);
		return { row, change: change ? toChange(change) : null };
	});
}
