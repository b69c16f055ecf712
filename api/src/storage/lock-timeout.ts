import { sql } from "drizzle-orm";
import type { Orm } from "./orm.js";

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
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("code" in cause && cause.code === lockNotAvailable) return true;
	}
	return false;
}
