import {
	changeRows,
	corrections,
	dealerships,
	leadMailColumns,
	lockInOrder,
	mails,
	type Transaction,
	waitForImport,
} from "@nev/api/operations";
import { type RecordedTable, recordedTables } from "@nev/contract/desk";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { tablesByName } from "./recorded-tables.js";
import type { RowId } from "./row-names.js";

/** Matches the recorded rows of a table that are this row, or belong to it: a mail of a lead, a correction of a dealership. */
export function belongsToRow(transaction: Transaction, row: RowId, table: RecordedTable): SQL {
	if (row.table === table) return eq(changeRows.rowId, row.id);
	if (row.table === "leads" && table === "mails") {
		const ofLead = transaction.select({ id: mails.id }).from(mails);
		return inArray(changeRows.rowId, ofLead.where(eq(mails.leadId, row.id)));
	}
	if (row.table === "dealerships" && table === "corrections") {
		const asked = transaction.select({ id: corrections.id }).from(corrections);
		return inArray(changeRows.rowId, asked.where(eq(corrections.dealershipId, row.id)));
	}
	return sql`false`;
}

/** Matches the rows of a table that a change changed; with `row`, only that one and what belongs to it. */
function isRecorded(
	transaction: Transaction,
	changeId: number,
	table: RecordedTable,
	row: RowId | undefined,
): SQL | undefined {
	return and(
		eq(changeRows.changeId, changeId),
		eq(changeRows.tableName, table),
		row && belongsToRow(transaction, row, table),
	);
}

/** The leads that a change handed to another dealership. */
export function movedLeads(transaction: Transaction, changeId: number, row: RowId | undefined) {
	return transaction
		.select({ id: changeRows.rowId })
		.from(changeRows)
		.where(
			and(
				isRecorded(transaction, changeId, "leads", row),
				sql`jsonb_exists(${changeRows.before}, 'dealership_id')`,
			),
		);
}

/**
 * Locks all rows that an undo of a change may write, with the leads of mails, in the order of other actions:
 * dealerships, leads, mails, each by id. A lead to one of the dealerships does not wait.
 */
export async function lockRowsOf(
	transaction: Transaction,
	changeId: number,
	row: RowId | undefined,
): Promise<void> {
	for (const table of recordedTables) {
		if (table === "leads") await lockFormerDealerships(transaction, changeId, row);
		const ids = await idsToLock(transaction, changeId, table, row);
		if (ids.length === 0) continue;
		const { id } = tablesByName[table];
		await waitForImport(transaction, id.table);
		await lockInOrder(transaction, id, sql`${id} = any(${sql.param(ids)})`);
	}
}

/** Locks the dealerships to which leads go back, so that they are not deleted, before the leads are locked. */
async function lockFormerDealerships(
	transaction: Transaction,
	changeId: number,
	row: RowId | undefined,
): Promise<void> {
	const former = transaction
		.select({ id: sql`(${changeRows.before}->>'dealership_id')::integer` })
		.from(changeRows)
		.where(isRecorded(transaction, changeId, "leads", row));
	await transaction
		.select({ id: dealerships.id })
		.from(dealerships)
		.where(inArray(dealerships.id, former))
		.orderBy(asc(dealerships.id))
		.for("key share");
}

async function idsToLock(
	transaction: Transaction,
	changeId: number,
	table: RecordedTable,
	row: RowId | undefined,
): Promise<number[]> {
	const recorded = (name: RecordedTable) =>
		transaction
			.select({ id: changeRows.rowId })
			.from(changeRows)
			.where(isRecorded(transaction, changeId, name, row));
	const addressed = transaction.select({ id: leadMailColumns.leadId }).from(mails);
	const ofLeads = transaction.select({ id: mails.id }).from(mails);
	const rows = await (table === "leads"
		? union(recorded(table), addressed.where(inArray(mails.id, recorded("mails"))))
		: table === "mails"
			? union(
					recorded(table),
					ofLeads.where(inArray(mails.leadId, movedLeads(transaction, changeId, row))),
				)
			: recorded(table));
	return rows.map(({ id }) => id);
}
