/**
 * SQLSTATE classes: connection exception, invalid authorization, insufficient resources, operator intervention,
 * which a statement's time limit is too, system error, read-only; a database that allows no connections, and a
 * right that is missing.
 */
const unavailableStates = /^(08|28|53|57|58|25006|55000|42501)/;

/** PostgreSQL's code for a write in a read-only transaction, which all are on a standby. */
const readOnly = "25006";

const unavailableCodes = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"ENOENT",
	"EPIPE",
	"ETIMEDOUT",
	"ENOTFOUND",
	"EAI_AGAIN",
]);

/** Messages of driver errors that have no code. */
const unavailableMessages =
	/connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|connection timeout|query read timeout/i;

/** Whether an error means that the database cannot be reached, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		const code = "code" in cause ? String(cause.code) : "";
		if (unavailableStates.test(code) || unavailableCodes.has(code)) return true;
		if (unavailableMessages.test(cause.message)) return true;
		if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
	}
	return false;
}

/** Whether an error means that the database takes no writes. */
export function isReadOnly(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("code" in cause && cause.code === readOnly) return true;
	}
	return false;
}
