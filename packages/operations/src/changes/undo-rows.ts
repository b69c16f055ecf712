import { isDeepStrictEqual } from "node:util";
import {
	type changeRows,
	findDoNotContact,
	leads,
	normalizeEmail,
	type RecordedValues,
	type Transaction,
} from "@nev/api/operations";
import type { LeadAddress, RecordedTable, UndoConflict } from "@nev/contract/desk";
import { inArray, type SQL, sql } from "drizzle-orm";
import { fieldOfColumn } from "./recorded-tables.js";
import type { RowId } from "./row-names.js";
import { recordset, writeRows } from "./write-rows.js";

/** A value or a row that an undo leaves as it is. */
export type Conflict = UndoConflict<RowId>;

/** A recorded row of a change. */
export type Recorded = typeof changeRows.$inferSelect;

/** What an undo has done so far. */
export interface UndoResult {
	restored: number;
	readonly conflicts: Conflict[];
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
 * The dealerships of whose former addresses one is on the do-not-contact list now. Like an import and an edit,
 * an undo does not give it to a dealership.
 */
async function findRefused(
	transaction: Transaction,
	table: RecordedTable,
	rows: readonly Recorded[],
): Promise<ReadonlySet<number>> {
	if (table !== "dealerships") return new Set();
	const former = rows.flatMap(({ rowId, before, after }) => {
		const present = addressesIn(after);
		return addressesIn(before)
			.filter((email) => !present.includes(email))
			.map((email) => ({ rowId, email }));
	});
	const blocked = await findDoNotContact(
		transaction,
		former.map(({ email }) => email),
	);
	return new Set(
		former.flatMap(({ rowId, email }) => (blocked.has(normalizeEmail(email)) ? rowId : [])),
	);
}

/** The addresses that recorded values of a dealership have. */
function addressesIn(values: RecordedValues | null): string[] {
	const further = (values?.lead_addresses ?? []) as readonly LeadAddress[];
	const all = [values?.email, ...further.map((one) => one.email)];
	return all.filter((email) => typeof email === "string");
}

/** Deletes the rows that a change inserted. */
export async function deleteInserted(
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

/** Restores the values that a change replaced. */
export async function restoreUpdated(
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
		const hasOtherAddress =
			row.email !== values.email || row.lead_addresses !== values.lead_addresses;
		if (hasOtherAddress && refused.has(id)) {
			result.conflicts.push({ kind: "row", table, id, reason: "do not contact" });
		} else if (table === "leads" && row.discarded_at !== null && row.stage !== "closed") {
			// It was closed by hand before it was discarded.
			result.conflicts.push({ kind: "row", table, id, reason: "discarded" });
		} else if (!isDeepStrictEqual(row, values)) restored.push(row);
	}
	if (restored.length === 0) return;
	const assignments = [...columns].map(
		(column) => sql`${sql.identifier(column)} = restored.${sql.identifier(column)}`,
	);
	// Only the states of mails are recorded. A mail that waits again is due from now on.
	if (table === "mails") assignments.push(sql`due_since = now()`);
	const taken = await writeRows(
		transaction,
		restored,
		(written) =>
			sql`update ${sql.identifier(table)} as present set ${sql.join(assignments, sql`, `)}
			from ${recordset(table, written)} as restored
			where present.id = restored.id returning present.id`,
	);
	addWritten(table, restored, taken, result);
}

/** Inserts the rows that a change deleted. */
export async function insertDeleted(
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
	const taken = await writeRows(
		transaction,
		inserted,
		(written) =>
			sql`insert into ${sql.identifier(table)} (${columns}) overriding system value
			select ${columns} from ${recordset(table, written)} returning id`,
	);
	addWritten(table, inserted, taken, result);
}

/** @param taken those of the rows that could not be written */
function addWritten(
	table: RecordedTable,
	rows: readonly RecordedValues[],
	taken: readonly RecordedValues[],
	result: UndoResult,
): void {
	result.restored += rows.length - taken.length;
	for (const { id } of taken) {
		result.conflicts.push({ kind: "row", table, id: Number(id), reason: "taken" });
	}
}
