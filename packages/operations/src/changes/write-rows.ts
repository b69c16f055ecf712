import type { RecordedValues, Transaction } from "@nev/api/operations";
import type { RecordedTable } from "@nev/contract/desk";
import { type SQL, sql } from "drizzle-orm";

/** Recorded rows as a table of PostgreSQL's. */
export function recordset(table: RecordedTable, rows: readonly RecordedValues[]): SQL {
	return sql`jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

/** PostgreSQL's error codes for a name that another row has, and for a reference to no row. */
const takenCodes = new Set(["23505", "23503"]);

/**
 * Writes rows by one statement; if one of them cannot be written, one by one.
 *
 * @returns those that cannot be written, because another row has their name, or the one they refer to is gone
 */
export async function writeRows(
	transaction: Transaction,
	rows: readonly RecordedValues[],
	statementOf: (rows: readonly RecordedValues[]) => SQL,
): Promise<readonly RecordedValues[]> {
	try {
		await transaction.transaction((savepoint) => savepoint.execute(statementOf(rows)));
		return [];
	} catch (error) {
		if (!isTaken(error)) throw error;
		if (rows.length === 1) return rows;
		const taken: RecordedValues[] = [];
		for (const row of rows) taken.push(...(await writeRows(transaction, [row], statementOf)));
		return taken;
	}
}

function isTaken(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("code" in cause && takenCodes.has(String(cause.code))) return true;
	}
	return false;
}
