import type { Orm } from "@nev/api/operations";
import type { History, RecordedTable } from "@nev/contract/desk";
import { historyOf } from "../../changes/read-changes.js";
import { toChange } from "./list-changes.js";

/** Changes on a page. */
const pageSize = 20;

/** What happened to a row, newest first. */
export async function readHistory(
	orm: Orm,
	table: RecordedTable,
	id: number,
	before: number | undefined,
): Promise<History> {
	const found = await historyOf(orm, table, id, { limit: pageSize + 1, before });
	return {
		items: found.slice(0, pageSize).map(({ kind, fields, ...change }) => ({
			...toChange(change),
			kind,
			fields,
		})),
		hasOlder: found.length > pageSize,
	};
}
