import { isDeepStrictEqual } from "node:util";
import { changeRows, changes, type Orm } from "@nev/api/operations";
import type {
	ChangedRow as NamedRow,
	RecordedTable,
	Change as ShownChange,
} from "@nev/contract/desk";
import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from "drizzle-orm";
import { fieldOfColumn } from "./recorded-tables.js";

/** What a change did to a row: the fields whose values differ, as JSON. Times are texts in UTC. */
export type ChangedRow = Omit<NamedRow, "name">;

/** A recorded change. */
export interface Change extends Omit<ShownChange, "at"> {
	readonly at: Date;
}

/** How many rows of each table a change changed. */
export type RowCounts = Readonly<Partial<Record<RecordedTable, number>>>;

type Reader = Pick<Orm, "select">;

/** The columns of a change. */
export const changeColumns = {
	id: changes.id,
	at: changes.at,
	actor: changes.actor,
	action: changes.action,
	undoes: changes.undoes,
	undoneBy: sql<
		number | null
	>`(select max(undo.id) from changes undo where undo.undoes = ${changes}.id)`,
};

/** How many rows changes changed, by the id of the change. */
export async function countRows(
	orm: Reader,
	ids: readonly number[],
): Promise<(id: number) => RowCounts> {
	const counts = await orm
		.select({
			id: changeRows.changeId,
			table: changeRows.tableName,
			count: sql<number>`count(*)::integer`,
		})
		.from(changeRows)
		.where(inArray(changeRows.changeId, [...ids]))
		.groupBy(changeRows.changeId, changeRows.tableName);
	return (changeId) =>
		Object.fromEntries(
			counts.filter(({ id }) => id === changeId).map(({ table, count }) => [table, count]),
		);
}

/** A change; undefined if there is none with this id. */
export async function readChange(orm: Reader, id: number): Promise<Change | undefined> {
	const [change] = await orm.select(changeColumns).from(changes).where(eq(changes.id, id));
	return change;
}

/** The rows of a change that follow one of them, by table and id. */
export async function pageOfRows(
	orm: Reader,
	changeId: number,
	limit: number,
	last?: Pick<ChangedRow, "table" | "id">,
): Promise<ChangedRow[]> {
	const position = sql`(${changeRows.tableName}, ${changeRows.rowId})`;
	const rows = await orm
		.select()
		.from(changeRows)
		.where(
			and(
				eq(changeRows.changeId, changeId),
				last && gt(position, sql`(${last.table}, ${last.id})`),
			),
		)
		.orderBy(asc(changeRows.tableName), asc(changeRows.rowId))
		.limit(limit);
	return rows.map(describeRow);
}

/** The first rows of changes, by table and id. */
export async function firstRows(
	orm: Pick<Orm, "execute">,
	ids: readonly number[],
	limit: number,
): Promise<(id: number) => ChangedRow[]> {
	const { rows } = await orm.execute<typeof changeRows.$inferSelect>(sql`
		select
			first.change_id as "changeId", first.table_name as "tableName", first.row_id as "rowId",
			first.before, first.after
		from unnest(${sql.param(ids)}::integer[]) as change(id)
		cross join lateral (
			select * from change_rows where change_id = change.id order by table_name, row_id limit ${limit}
		) as first`);
	return (changeId) => rows.filter((row) => row.changeId === changeId).map(describeRow);
}

/** The last changes of rows, by the row's id; undefined if none is recorded. */
export async function lastChanges(
	orm: Pick<Orm, "selectDistinctOn">,
	table: RecordedTable,
	ids: readonly number[],
): Promise<(id: number) => Change | undefined> {
	if (ids.length === 0) return () => undefined;
	const rows = await orm
		.selectDistinctOn([changeRows.rowId], { id: changeRows.rowId, change: changeColumns })
		.from(changeRows)
		.innerJoin(changes, eq(changes.id, changeRows.changeId))
		.where(and(eq(changeRows.tableName, table), inArray(changeRows.rowId, [...ids])))
		.orderBy(asc(changeRows.rowId), desc(changes.id));
	const changesById = new Map(rows.map(({ id, change }) => [id, change]));
	return (id) => changesById.get(id);
}

/** The last change of a row; undefined if none is recorded. */
export async function lastChange(
	orm: Pick<Orm, "selectDistinctOn">,
	table: RecordedTable,
	id: number,
): Promise<Change | undefined> {
	return (await lastChanges(orm, table, [id]))(id);
}

interface HistoryOptions {
	readonly limit?: number | undefined;
	readonly before?: number | undefined;
	readonly from?: number | undefined;
}

/**
 * What happened to a row, newest first.
 *
 * @param options.before only changes with a smaller id, which is the next page
 * @param options.from only changes with this id or a greater one
 */
export async function historyOf(
	orm: Reader,
	table: RecordedTable,
	id: number,
	{ limit, before, from }: HistoryOptions = {},
): Promise<(Change & Pick<ChangedRow, "kind" | "fields">)[]> {
	const query = orm
		.select({ change: changeColumns, row: changeRows })
		.from(changeRows)
		.innerJoin(changes, eq(changes.id, changeRows.changeId))
		.where(
			and(
				eq(changeRows.tableName, table),
				eq(changeRows.rowId, id),
				before === undefined ? undefined : lt(changes.id, before),
				from === undefined ? undefined : gte(changes.id, from),
			),
		)
		.orderBy(desc(changes.id));
	const rows = await (limit === undefined ? query : query.limit(limit));
	return rows.map(({ change, row }) => {
		const { kind, fields } = describeRow(row);
		return { ...change, kind, fields };
	});
}

function describeRow(row: typeof changeRows.$inferSelect): ChangedRow {
	const { tableName: table, rowId: id, before, after } = row;
	const names = Object.keys({ ...before, ...after });
	return {
		table,
		id,
		kind: before === null ? "inserted" : after === null ? "deleted" : "updated",
		fields: names
			.map((name) => ({
				field: fieldOfColumn(table, name) ?? name,
				before: before?.[name] ?? null,
				after: after?.[name] ?? null,
			}))
			// A row that one change changed twice may have its first value again.
			.filter((field) => !isDeepStrictEqual(field.before, field.after)),
	};
}
