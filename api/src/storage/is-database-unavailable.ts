/** PostgreSQL's classes for a lost connection, too many of them, a shutdown, and a stand-by. */
const awayState = /^(08|53|57P|58|25006)/;

const awayErrors = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"ENOENT",
	"EPIPE",
	"ETIMEDOUT",
	"ENOTFOUND",
	"EAI_AGAIN",
]);

/** What the driver says without a code. */
const awayMessage =
	/connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|connection timeout|query read timeout/i;

/** Whether something failed because the database cannot be reached, and so may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		const code = "code" in cause ? String(cause.code) : "";
		if (awayState.test(code) || awayErrors.has(code) || awayMessage.test(cause.message))
			return true;
		if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
	}
	return false;
}
