import {
	type Author,
	changeOf,
	changeRows,
	leads,
	mails,
	readToday,
	recordAs,
	restartClock,
	type Transaction,
} from "@nev/api/operations";
import { type RecordedTable, recordedTables } from "@nev/contract/desk";
import { and, asc, eq, gt, inArray, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { discardOutdated } from "../leads/hand-over-leads.js";
import { readChange } from "./read-changes.js";
import type { RowId } from "./row-names.js";
import { belongsToRow, lockRowsOf, movedLeads } from "./rows-of-change.js";
import {
	type Conflict,
	deleteInserted,
	insertDeleted,
	type Recorded,
	restoreUpdated,
	type UndoResult,
} from "./undo-rows.js";

export interface Undone {
	/** The change that the undo is; absent if nothing could or had to be restored. */
	readonly change?: number | undefined;
	/** How many rows were restored, at least in part. */
	readonly restored: number;
	readonly conflicts: readonly Conflict[];
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
		const ofRow = row && belongsToRow(transaction, row, table);
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
	const moved = movedLeads(transaction, id, row);
	await discardOutdated(transaction, inArray(mails.leadId, moved));
	await transaction.update(leads).set(restartClock).where(inArray(leads.id, moved));
	return { change: await changeOf(transaction), ...result };
}

/** Whether a change changed more than one row. An undo of one of several leaves it done. */
async function hasOtherRows(transaction: Transaction, id: number, row: RowId): Promise<boolean> {
	const isRow = or(
		...recordedTables.map((table) =>
			and(eq(changeRows.tableName, table), belongsToRow(transaction, row, table)),
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
