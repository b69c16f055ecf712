import { DrizzleQueryError } from "drizzle-orm/errors";
import pg from "pg";
import { OperatorError } from "./errors/operator-error.js";
import { errorMessage, isForbidden } from "./storage/database-error.js";

/**
 * Says why a server or a command has failed: in a sentence if the operator can correct it or if it was
 * the database, otherwise with the traces of the error and its causes.
 */
export function explain(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (error instanceof OperatorError) return error.message;
	// Drizzle's own message contains the statement and its values.
	const reported = error instanceof DrizzleQueryError ? error.cause : error;
	if (reported !== error || reported instanceof pg.DatabaseError) {
		const advice = isForbidden(reported)
			? "Use the role that owns the tables, or grant this right to the role of DATABASE_URL."
			: "See its log, then try again.";
		return `The database reported an error: ${errorMessage(reported)}. ${advice}`;
	}
	const trace = error.stack ?? error.message;
	return error.cause === undefined ? trace : `${trace}\nCaused by: ${explain(error.cause)}`;
}
