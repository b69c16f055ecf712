import { sql } from "drizzle-orm";
import type { Orm } from "./orm.js";

/** PostgreSQL's error code for a lock that is not free in time. */
const lockNotAvailable = "55P03";

/**
 * The same database, whose transactions fail when they have waited for a lock for so long: an import or an
 * undo may hold one for a minute.
 *
 * @param milliseconds of each wait
 */
export function withLockTimeout(orm: Orm, milliseconds: number): Orm {
	// Not as a parameter of the connection, which poolers refuse.
	const limit = sql`select set_config('lock_timeout', ${String(milliseconds)}, true)`;
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
