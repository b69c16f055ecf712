import { isDeepStrictEqual } from "node:util";
import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Orm } from "../storage/orm.js";
import { changeRows, changes } from "../storage/schema.js";
import { fieldOfColumn, type RecordedTable } from "./recorded-tables.js";

/** A field and its values, as JSON: times are texts in UTC. Null also where there was no row. */
export interface FieldChange {
	readonly field: string;
	readonly before: unknown;
	readonly after: unknown;
}

/** What a change did to a row. */
export interface ChangedRow {
	readonly table: RecordedTable;
	readonly id: number;
	readonly kind: "inserted" | "updated" | "deleted";
	/** Those whose values differ. */
	readonly fields: readonly FieldChange[];
}

/** A recorded change. */
export interface Change {
	readonly id: number;
	readonly at: Date;
	readonly actor: string;
	readonly action: string;
	/** The change whose values it restored. */
	readonly undoes: number | null;
	/** The last change that restored its values. */
	readonly undoneBy: number | null;
}

/** How many rows of each table a change changed. */
export type RowCounts = Readonly<Partial<Record<RecordedTable, number>>>;

type Reader = Pick<Orm, "select">;

const columns = {
	id: changes.id,
	at: changes.at,
	actor: changes.actor,
	action: changes.action,
	undoes: changes.undoes,
	undoneBy: sql<
		number | null
	>`(select max(undo.id) from changes undo where undo.undoes = ${changes}.id)`,
};

/**
 * The newest changes, newest first.
 *
 * @param before only those with a smaller id, which is the next page
 */
export async function newestChanges(
	orm: Reader,
	limit: number,
	before?: number,
): Promise<(Change & { readonly rows: RowCounts })[]> {
	const found = await orm
		.select(columns)
		.from(changes)
		.where(before === undefined ? undefined : lt(changes.id, before))
		.orderBy(desc(changes.id))
		.limit(limit);
	if (found.length === 0) return [];
	const counts = await orm
		.select({
			id: changeRows.changeId,
			table: changeRows.tableName,
			count: sql<number>`count(*)::integer`,
		})
		.from(changeRows)
		.where(
			inArray(
				changeRows.changeId,
				found.map(({ id }) => id),
			),
		)
		.groupBy(changeRows.changeId, changeRows.tableName);
	return found.map((change) => ({
		...change,
		rows: Object.fromEntries(
			counts.filter(({ id }) => id === change.id).map(({ table, count }) => [table, count]),
		),
	}));
}

/** A change; undefined if there is none with this id. */
export async function readChange(orm: Reader, id: number): Promise<Change | undefined> {
	const [change] = await orm.select(columns).from(changes).where(eq(changes.id, id));
	return change;
}

const pageSize = 1000;

/** The rows of a change in pages, by table and id. */
export async function* changedRows(orm: Reader, changeId: number): AsyncGenerator<ChangedRow[]> {
	const position = sql`(${changeRows.tableName}, ${changeRows.rowId})`;
	for (let last: ChangedRow | undefined; ; ) {
		const after = last && gt(position, sql`(${last.table}, ${last.id})`);
		const rows = await orm
			.select()
			.from(changeRows)
			.where(and(eq(changeRows.changeId, changeId), after))
			.orderBy(asc(changeRows.tableName), asc(changeRows.rowId))
			.limit(pageSize);
		const described = rows.map(describeRow);
		if (described.length > 0) yield described;
		if (rows.length < pageSize) return;
		last = described.at(-1);
	}
}

/** Everything that happened to a row, newest first. */
export async function historyOf(
	orm: Reader,
	table: RecordedTable,
	id: number,
): Promise<(Change & Pick<ChangedRow, "kind" | "fields">)[]> {
	const rows = await orm
		.select({ change: columns, row: changeRows })
		.from(changeRows)
		.innerJoin(changes, eq(changes.id, changeRows.changeId))
		.where(and(eq(changeRows.tableName, table), eq(changeRows.rowId, id)))
		.orderBy(desc(changes.id));
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
