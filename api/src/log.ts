import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/**
 * Creates the log of a process. The error of a failed statement contains the statement's values, such
 * as a visitor's name and message. Only the statement and the cause of the error are logged.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
	const options: LoggerOptions = { level, serializers: { err: withoutValues } };
	return destination ? pino(options, destination) : pino(options);
}

function withoutValues(error: unknown): unknown {
	if (!(error instanceof Error)) return error;
	const isQueryError = error instanceof DrizzleQueryError;
	return {
		type: error.name,
		message: isQueryError ? error.query : error.message,
		...("code" in error && { code: error.code }),
		...(!isQueryError && { stack: error.stack }),
		...(error.cause !== undefined && { cause: withoutValues(error.cause) }),
	};
}
