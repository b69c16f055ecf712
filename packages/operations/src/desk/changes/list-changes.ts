import { changes, notFound, type Orm } from "@nev/api/operations";
import {
	type Change,
	type ChangeDetail,
	type ChangedRow,
	type ChangePage,
	type ChangeQuery,
	type ListedChange,
	recordedTables,
} from "@nev/contract/desk";
import { and, desc, eq } from "drizzle-orm";
import * as recorded from "../../changes/read-changes.js";
import { type RowId, rowNames } from "../../changes/row-names.js";
import { DeskError } from "../desk-error.js";
import { readKeysetPage } from "../lists/keyset-page.js";
import { nameDealers } from "./dealer-names.js";

/** How many of its rows the list of changes shows of each. */
const listedRows = 3;

/** Rows on a page of one change. */
const pageSize = 100;

/** What actors and actions are looked for in: what was done lately. */
const recentChanges = 5000;

/** A page of the changes that match, the newest first. */
export async function listChanges(orm: Orm, query: ChangeQuery): Promise<ChangePage> {
	const [{ items, ...page }, actors, actions] = await Promise.all([
		readKeysetPage<recorded.Change>(
			orm,
			{ ...query, order: "desc" },
			{
				filter: and(
					query.actor === undefined ? undefined : eq(changes.actor, query.actor),
					query.action === undefined ? undefined : eq(changes.action, query.action),
				),
				column: changes.id,
				idColumn: changes.id,
				read: (condition, order, limit) =>
					orm
						.select(recorded.changeColumns)
						.from(changes)
						.where(condition)
						.orderBy(...order)
						.limit(limit),
				placeOf: ({ id }) => [id, id],
			},
		),
		recent(orm, "actor"),
		recent(orm, "action"),
	]);
	return { ...page, items: await withRows(orm, items), actors, actions };
}

async function recent(orm: Orm, column: "actor" | "action"): Promise<string[]> {
	const newest = orm
		.select({ text: changes[column] })
		.from(changes)
		.orderBy(desc(changes.id))
		.limit(recentChanges)
		.as("newest");
	const found = await orm.selectDistinct({ text: newest.text }).from(newest).orderBy(newest.text);
	return found.map(({ text }) => text);
}

/** Changes with their first rows. */
async function withRows(orm: Orm, found: readonly recorded.Change[]): Promise<ListedChange[]> {
	const ids = found.map(({ id }) => id);
	const [countsOf, rowsOf] = await Promise.all([
		recorded.countRows(orm, ids),
		recorded.firstRows(orm, ids, listedRows),
	]);
	const named = await nameRows(
		orm,
		ids.flatMap((id) => rowsOf(id)),
	);
	return found.map((change) => ({
		...toChange(change),
		counts: countsOf(change.id),
		rows: rowsOf(change.id).map(named),
	}));
}

/**
 * One change, with the rows that follow one of them.
 *
 * @param after as `next` of another page gave it
 * @throws {HttpError} 404
 * @throws {DeskError} 400 if no page gave `after`
 */
export async function readChangeDetail(
	orm: Orm,
	id: number,
	after: string | undefined,
): Promise<ChangeDetail> {
	const change = (await recorded.readChange(orm, id)) ?? notFound("There is no such change.");
	const last = after === undefined ? undefined : parseRowKey(after);
	const [countsOf, rows] = await Promise.all([
		recorded.countRows(orm, [id]),
		recorded.pageOfRows(orm, id, pageSize + 1, last),
	]);
	const shown = rows.slice(0, pageSize);
	const lastShown = shown.at(-1);
	return {
		...toChange(change),
		counts: countsOf(id),
		rows: shown.map(await nameRows(orm, shown)),
		...(rows.length > pageSize && lastShown && { next: formatRowKey(lastShown) }),
	};
}

/** Returns a function that names a changed row, and the dealers in it, as they are called now. */
async function nameRows(
	orm: Orm,
	rows: readonly recorded.ChangedRow[],
): Promise<(row: recorded.ChangedRow) => ChangedRow> {
	const [nameOf, named] = await Promise.all([rowNames(orm, rows), nameDealers(orm, rows)]);
	return (row) => named({ ...row, name: nameOf(row) });
}

/** A change as the desk shows it. */
export function toChange({ id, at, actor, action, undoes, undoneBy }: recorded.Change): Change {
	return { id, at: at.toISOString(), actor, action, undoes, undoneBy };
}

/** A changed row in the address of the page that follows it: `dealerships-7`. */
function formatRowKey({ table, id }: RowId): string {
	return `${table}-${id}`;
}

/** @throws {DeskError} 400 if it is none */
function parseRowKey(text: string): RowId {
	const [name, id = ""] = text.split("-");
	const table = recordedTables.find((one) => one === name);
	if (table && /^\d{1,9}$/.test(id)) return { table, id: Number(id) };
	throw new DeskError(400, "This page of the rows does not exist. Go back to the first one.");
}
