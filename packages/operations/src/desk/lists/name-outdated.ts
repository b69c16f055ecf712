import type { Outdated } from "@nev/contract/desk";
import type { Change } from "../../changes/read-changes.js";
import { toChange } from "../changes/list-changes.js";

/**
 * Says of rows that were changed since the operator saw them who has done what.
 *
 * @param changeOf the last change of a row, by its id; undefined if none is recorded
 */
export function nameOutdated<Row extends { readonly id: number }>(
	rows: readonly Row[],
	changeOf: (id: number) => Change | undefined,
): Outdated<Row>[] {
	return rows.map((row) => {
		const change = changeOf(row.id);
		return { row, change: change ? toChange(change) : null };
	});
}
