import pg from "pg";

/** PostgreSQL's own error, which may be the cause of one of Drizzle. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | undefined {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause instanceof pg.DatabaseError) return cause;
	}
	return undefined;
}

/** Whether the role of the connection lacks a right. */
export function isForbidden(error: unknown): boolean {
	return databaseErrorOf(error)?.code === "42501";
}

/** What an error says. If a host has several addresses, that of Node.js has a code and no message. */
export function errorMessage(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error.message || ("code" in error && String(error.code)) || error.name;
}
