import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/**
 * Creates the log of a process. The error of a failed statement contains the statement's values, such
 * as a visitor's name and message. Only the statement and the cause of the error are logged. Of a mail
 * that was refused only the codes are, because the mail server's words repeat its recipient.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
	const options: LoggerOptions = { level, serializers: { err: withoutValues } };
	return destination ? pino(options, destination) : pino(options);
}

/** An error of nodemailer. Without a connection (`CONN`), it is about the server and no mail. */
interface SmtpError extends Error {
	readonly command: string;
	readonly code?: string;
	readonly responseCode?: number;
}

function withoutValues(error: unknown): unknown {
	if (!(error instanceof Error)) return error;
	const isQueryError = error instanceof DrizzleQueryError;
	if ("command" in error && error.command !== "CONN") {
		const { name, command, code, responseCode } = error as SmtpError;
		return { type: name, command, code, responseCode };
	}
	return {
		type: error.name,
		message: isQueryError ? error.query : error.message,
		...("code" in error && { code: error.code }),
		...(!isQueryError && { stack: error.stack }),
		...(error.cause !== undefined && { cause: withoutValues(error.cause) }),
	};
}
