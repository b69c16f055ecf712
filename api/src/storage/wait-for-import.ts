import { type Name, sql, type Table } from "drizzle-orm";
import type { Transaction } from "./orm.js";

/**
 * Waits for an import into a table before rows of it are locked to be changed. Otherwise the import would
 * wait for the rows, and their change for the import's lock on the table.
 */
export async function waitForImport(
	transaction: Pick<Transaction, "execute">,
	table: Table | Name,
): Promise<void> {
	await transaction.execute(sql`lock table ${table} in row exclusive mode`);
}
