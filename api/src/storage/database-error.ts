import pg from "pg";

/** PostgreSQL's own error, which may be the cause of one of Drizzle. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | undefined {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause instanceof pg.DatabaseError) return cause;
	}
	return undefined;
}

/** Whether an error, or a cause of it, has this code of PostgreSQL. */
export function hasCode(error: unknown, code: string): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("code" in cause && cause.code === code) return true;
	}
	return false;
}

/** Whether the role of the connection lacks a right. */
export function isForbidden(error: unknown): boolean {
	return hasCode(error, "42501");
}

/** What an error says. If a host has several addresses, that of Node.js has a code and no message. */
export function errorMessage(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.message || ("code" in error && String(error.code)) || error.name;
}

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
	return hasCode(error, readOnly);
}
