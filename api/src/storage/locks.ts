import { asc, type Name, type SQL, sql, type Table } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { hasCode } from "./database-error.js";
import type { Orm, Transaction } from "./orm.js";

/** PostgreSQL's error code for a lock that is not free in time. */
const lockNotAvailable = "55P03";

/**
 * How long a request waits for a lock, in milliseconds. It keeps one of ten connections meanwhile, and what
 * it waits for, an import or an undo of all dealers, may take a minute.
 */
const requestLockTimeout = 2000;

/** The same database for requests: its transactions fail when a lock is not free in time. */
export function withLockTimeout(orm: Orm): Orm {
	// Not as a parameter of the connection, which poolers refuse.
	const limit = sql`select set_config('lock_timeout', ${String(requestLockTimeout)}, true)`;
	const limited: Orm = Object.create(orm);
	limited.transaction = (run, config) =>
		orm.transaction(async (transaction) => {
			await transaction.execute(limit);
			return run(transaction);
		}, config);
	return limited;
}

/** Whether an error means that a lock was not free in time. */
export function isLockTimeout(error: unknown): boolean {
	return hasCode(error, lockNotAvailable);
}

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

/**
 * Keeps others from changing rows until the end of the transaction. They are locked in the order of their
 * ids, as everywhere: in different orders, each of two transactions could wait for the other.
 *
 * @param id the column of the ids
 * @param strength `update` for rows that are deleted, to which no other row may refer from now on
 * @returns the ids
 */
export async function lockInOrder(
	transaction: Pick<Transaction, "select">,
	id: PgColumn,
	condition: SQL | undefined,
	strength: "no key update" | "update" = "no key update",
): Promise<number[]> {
	const rows = await transaction
		.select({ id })
		.from(id.table)
		.where(condition)
		.orderBy(asc(id))
		.for(strength);
	return rows.map((row) => Number(row.id));
}
