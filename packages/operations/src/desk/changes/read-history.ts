import type { Orm } from "@nev/api/operations";
import { type History, historyQuerySchema, type RecordedTable } from "@nev/contract/desk";
import type { Context, Handler } from "hono";
import { historyOf } from "../../changes/read-changes.js";
import { handleRead } from "../handlers.js";
import { readId } from "../lists/read-id.js";
import { toChange } from "./list-changes.js";

/** Changes on a page. */
const pageSize = 20;

/** The handler of what happened to a row, newest first. */
export function handleHistory(
	orm: Orm,
	table: RecordedTable,
	idOf: (context: Context) => number = readId,
): Handler {
	return handleRead(historyQuerySchema, async ({ before }, context): Promise<History> => {
		const found = await historyOf(orm, table, idOf(context), { limit: pageSize + 1, before });
		return {
			items: found.slice(0, pageSize).map(({ kind, fields, ...change }) => ({
				...toChange(change),
				kind,
				fields,
			})),
			hasOlder: found.length > pageSize,
		};
	});
}
