import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/**
 * The log of a process. The error of a failed statement holds the statement's values, which may be a
 * visitor's name and message; the log gets its cause alone, and the statement without its values.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
	const options: LoggerOptions = { level, serializers: { err: withoutValues } };
	return destination ? pino(options, destination) : pino(options);
}

function withoutValues(error: unknown): unknown {
	if (!(error instanceof Error)) return error;
	const isStatement = error instanceof DrizzleQueryError;
	return {
		type: error.name,
		message: isStatement ? error.query : error.message,
		...("code" in error && { code: error.code }),
		...(!isStatement && { stack: error.stack }),
		...(error.cause !== undefined && { cause: withoutValues(error.cause) }),
	};
}
