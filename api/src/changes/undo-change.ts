import { isDeepStrictEqual } from "node:util";
import { type RecordedTable, recordedTables, type UndoConflict } from "@nev/contract/desk";
import { and, asc, eq, gt, inArray, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { discardOutdated } from "../leads/hand-over-leads.js";
import { findDoNotContact, normalizeEmail } from "../people/do-not-contact.js";
import { leads, outbox } from "../storage/lead-schema.js";
import type { Transaction } from "../storage/orm.js";
import { readToday } from "../storage/read-today.js";
import { changeRows, type RecordedValues } from "../storage/schema.js";
import { type Author, changeOf, recordAs } from "./author.js";
import { readChange } from "./read-changes.js";
import { fieldOfColumn } from "./recorded-tables.js";
import type { RowId } from "./row-names.js";
import { isOfRow, lockRowsOf, movedLeads } from "./rows-of-change.js";

/** A value or a row that an undo leaves as it is. */
export type Conflict = UndoConflict<RowId>;

export interface Undone {
	/** The change that the undo is; absent if nothing could or had to be restored. */
	readonly change?: number | undefined;
	/** How many rows were restored, at least in part. */
	readonly restored: number;
	readonly conflicts: readonly Conflict[];
}

/** A recorded row of a change. */
type Recorded = typeof changeRows.$inferSelect;

/** What an undo of some rows is to do, or did. */
interface UndoResult {
	restored: number;
	readonly conflicts: Conflict[];
}

export interface UndoOptions {
	/** Only this row, of a change that may have changed others: a lead with its mails, a dealership with its corrections. */
	readonly row?: RowId | undefined;
	/** Ends it, with an error, before the transaction is committed. */
	readonly signal?: AbortSignal | undefined;
	/** Told now and then how many rows are done. */
	readonly onProgress?: ((done: number) => void) | undefined;
}

/** In this order, a name that the change moved from one row to another is free when it is needed. */
const undoByKind = [
	{ isKind: isNull(changeRows.before), undo: deleteInserted },
	{
		isKind: and(isNotNull(changeRows.before), isNotNull(changeRows.after)),
		undo: restoreUpdated,
	},
	{ isKind: isNull(changeRows.after), undo: insertDeleted },
];

/**
 * Undoes a change: restores each former value whose new value is still there, deletes the rows that it
 * inserted, and inserts those that it deleted. What has changed since is a conflict, and stays. An undo is
 * a change itself, and can be undone.
 *
 * @returns undefined if there is no such change
 */
export async function undoChange(
	transaction: Transaction,
	id: number,
	author: Author,
	{ row, signal, onProgress }: UndoOptions = {},
): Promise<Undone | undefined> {
	if (!(await readChange(transaction, id))) return undefined;
	await recordAs(transaction, author);
	const undoes = row && (await hasOtherRows(transaction, id, row)) ? "" : String(id);
	// Read it before the time zone is set to UTC.
	const today = await readToday(transaction);
	// Recorded rows have times in UTC, and are compared with the present rows.
	await transaction.execute(
		sql`select set_config('nev.undoes', ${undoes}, true), set_config('timezone', 'UTC', true)`,
	);
	await lockRowsOf(transaction, id, row);
	const result: UndoResult = { restored: 0, conflicts: [] };
	let done = 0;
	for (const table of recordedTables) {
		const ofRow = row && isOfRow(transaction, row, table);
		for (const { isKind, undo } of undoByKind) {
			for await (const rows of recordedRows(transaction, id, table, and(ofRow, isKind))) {
				await undo(transaction, table, withoutPastPauses(rows, today), result);
				signal?.throwIfAborted();
				done += rows.length;
				onProgress?.(done);
			}
		}
	}
	// The mails that a lead got when it was handed over are not recorded.
	await discardOutdated(transaction, inArray(outbox.leadId, movedLeads(transaction, id, row)));
	return { change: await changeOf(transaction), ...result };
}

/** Whether a change changed more than one row. An undo of one of several leaves it done. */
async function hasOtherRows(transaction: Transaction, id: number, row: RowId): Promise<boolean> {
	const isRow = or(
		...recordedTables.map((table) =>
			and(eq(changeRows.tableName, table), isOfRow(transaction, row, table)),
		),
	);
	const others = await transaction
		.select({ id: changeRows.rowId })
		.from(changeRows)
		.where(and(eq(changeRows.changeId, id), isRow && not(isRow)))
		.limit(1);
	return others.length > 0;
}

const pageSize = 1000;

async function* recordedRows(
	transaction: Transaction,
	changeId: number,
	table: RecordedTable,
	condition: SQL | undefined,
): AsyncGenerator<Recorded[]> {
	for (let lastId = 0; ; ) {
		const rows = await transaction
			.select()
			.from(changeRows)
			.where(
				and(
					eq(changeRows.changeId, changeId),
					eq(changeRows.tableName, table),
					gt(changeRows.rowId, lastId),
					condition,
				),
			)
			.orderBy(asc(changeRows.rowId))
			.limit(pageSize);
		if (rows.length > 0) yield rows;
		if (rows.length < pageSize) return;
		lastId = rows.at(-1)?.rowId ?? lastId;
	}
}

/**
 * Restores no pause whose day has come meanwhile: it would hide its dealership until pauses are ended the
 * next time.
 */
function withoutPastPauses(rows: readonly Recorded[], today: string): Recorded[] {
	return rows.map((row) => {
		const day = row.before?.paused_until;
		const isOver = typeof day === "string" && day <= today;
		return isOver ? { ...row, before: { ...row.before, paused_until: null } } : row;
	});
}

/** The rows as they are now, which are locked. */
async function presentRows(
	transaction: Transaction,
	table: RecordedTable,
	rows: readonly Recorded[],
	lock: SQL = sql``,
): Promise<ReadonlyMap<number, RecordedValues>> {
	const ids = rows.map(({ rowId }) => rowId);
	const present = await transaction.execute<{ id: number; values: RecordedValues }>(
		sql`select id, to_jsonb(present) as values from ${sql.identifier(table)} as present
			where id = any(${sql.param(ids)}) order by id ${lock}`,
	);
	return new Map(present.rows.map(({ id, values }) => [id, values]));
}

/**
 * The dealerships whose former email address is on the do-not-contact list now. Like an import and an edit,
 * an undo does not give it to a dealership.
 */
async function findRefused(
	transaction: Transaction,
	table: RecordedTable,
	rows: readonly Recorded[],
): Promise<ReadonlySet<number>> {
	if (table !== "dealerships") return new Set();
	const former = rows.flatMap(({ rowId, before }) =>
		typeof before?.email === "string" ? { rowId, email: before.email } : [],
	);
	const blocked = await findDoNotContact(
		transaction,
		former.map(({ email }) => email),
	);
	return new Set(
		former.flatMap(({ rowId, email }) => (blocked.has(normalizeEmail(email)) ? rowId : [])),
	);
}

async function deleteInserted(
	transaction: Transaction,
	table: RecordedTable,
	rows: readonly Recorded[],
	result: UndoResult,
): Promise<void> {
	// Locks them, so that no lead is addressed to one of them from now on.
	const present = await presentRows(transaction, table, rows, sql`for update`);
	const addressed = await dealershipsWithLeads(transaction, table, rows);
	const deleted: number[] = [];
	for (const { rowId: id, after } of rows) {
		const values = present.get(id);
		if (!values) continue;
		const conflicts = Object.entries(after ?? {}).flatMap(([column, recorded]): Conflict[] => {
			const field = fieldOfColumn(table, column);
			if (!field || isDeepStrictEqual(values[column], recorded)) return [];
			return [{ kind: "field", table, id, field, recorded, present: values[column] }];
		});
		if (conflicts.length > 0) result.conflicts.push(...conflicts);
		else if (addressed.has(id)) {
			result.conflicts.push({ kind: "row", table, id, reason: "has leads" });
		} else deleted.push(id);
	}
	if (deleted.length === 0) return;
	await transaction.execute(
		sql`delete from ${sql.identifier(table)} where id = any(${sql.param(deleted)})`,
	);
	result.restored += deleted.length;
}

/** The dealerships that leads are for. Deleted, they would leave their leads without a recipient. */
async function dealershipsWithLeads(
	transaction: Transaction,
	table: RecordedTable,
	rows: readonly Recorded[],
): Promise<ReadonlySet<number | null>> {
	if (table !== "dealerships") return new Set();
	const ids = rows.map(({ rowId }) => rowId);
	const found = await transaction
		.selectDistinct({ id: leads.dealershipId })
		.from(leads)
		.where(inArray(leads.dealershipId, ids));
	return new Set(found.map(({ id }) => id));
}

async function restoreUpdated(
	transaction: Transaction,
	table: RecordedTable,
	rows: readonly Recorded[],
	result: UndoResult,
): Promise<void> {
	const present = await presentRows(transaction, table, rows);
	const refused = await findRefused(transaction, table, rows);
	const restored: RecordedValues[] = [];
	const columns = new Set<string>();
	for (const { rowId: id, before, after } of rows) {
		const values = present.get(id);
		if (!values || values.claimed_until) {
			const reason = values ? "being sent" : "gone";
			result.conflicts.push({ kind: "row", table, id, reason });
			continue;
		}
		const row = { ...values };
		for (const [column, value] of Object.entries(before ?? {})) {
			const field = fieldOfColumn(table, column);
			if (!field || isDeepStrictEqual(values[column], value)) continue;
			const recorded = after?.[column];
			if (isDeepStrictEqual(values[column], recorded)) {
				row[column] = value;
				columns.add(column);
			} else {
				result.conflicts.push({
					kind: "field",
					table,
					id,
					field,
					recorded,
					present: values[column],
				});
			}
		}
		if (row.email !== values.email && refused.has(id)) {
			result.conflicts.push({ kind: "row", table, id, reason: "do not contact" });
		} else if (!isDeepStrictEqual(row, values)) restored.push(row);
	}
	if (restored.length === 0) return;
	const assignments = [...columns].map(
		(column) => sql`${sql.identifier(column)} = restored.${sql.identifier(column)}`,
	);
	// Only the states of mails are recorded. A mail that waits again is due from now on.
	if (table === "outbox") assignments.push(sql`due_since = now()`);
	await writeRows(
		transaction,
		table,
		restored,
		result,
		(written) =>
			sql`update ${sql.identifier(table)} as present set ${sql.join(assignments, sql`, `)}
			from ${recordset(table, written)} as restored
			where present.id = restored.id returning present.id`,
	);
}

async function insertDeleted(
	transaction: Transaction,
	table: RecordedTable,
	rows: readonly Recorded[],
	result: UndoResult,
): Promise<void> {
	const present = await presentRows(transaction, table, rows);
	const refused = await findRefused(transaction, table, rows);
	const inserted: RecordedValues[] = [];
	for (const { rowId: id, before } of rows) {
		if (present.has(id)) result.conflicts.push({ kind: "row", table, id, reason: "exists" });
		else if (refused.has(id)) {
			result.conflicts.push({ kind: "row", table, id, reason: "do not contact" });
		} else inserted.push({ ...before, id });
	}
	if (inserted.length === 0) return;
	// A column that was added since has its default.
	const known = Object.keys(inserted[0] ?? {}).filter((column) => fieldOfColumn(table, column));
	const columns = sql.join(
		known.map((column) => sql.identifier(column)),
		sql`, `,
	);
	await writeRows(
		transaction,
		table,
		inserted,
		result,
		(written) =>
			sql`insert into ${sql.identifier(table)} (${columns}) overriding system value
			select ${columns} from ${recordset(table, written)} returning id`,
	);
}

function recordset(table: RecordedTable, rows: readonly RecordedValues[]): SQL {
	return sql`jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

/** PostgreSQL's error codes for a name that another row has, and for a reference to no row. */
const takenCodes = new Set(["23505", "23503"]);

/** Writes rows by one statement; if one of them cannot be written, one by one. */
async function writeRows(
	transaction: Transaction,
	table: RecordedTable,
	rows: readonly RecordedValues[],
	result: UndoResult,
	statementOf: (rows: readonly RecordedValues[]) => SQL,
): Promise<void> {
	try {
		await transaction.transaction((savepoint) => savepoint.execute(statementOf(rows)));
		result.restored += rows.length;
	} catch (error) {
		if (!isTaken(error)) throw error;
		const [row] = rows;
		if (rows.length === 1 && row) {
			result.conflicts.push({ kind: "row", table, id: Number(row.id), reason: "taken" });
			return;
		}
		for (const row of rows) await writeRows(transaction, table, [row], result, statementOf);
	}
}

function isTaken(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("code" in cause && takenCodes.has(String(cause.code))) return true;
	}
	return false;
}
