import type { Logger } from "pino";
import { createLog } from "./log.js";
import { readSettings, type Settings } from "./settings/settings.js";
import { StartError } from "./start-error.js";

/**
 * Runs a program with the settings of the environment and a log. If the program cannot start, the
 * process exits with status 1. A `StartError` is printed as its message, without a stack trace.
 */
export async function start(
	program: (settings: Settings, log: Logger) => Promise<void>,
): Promise<void> {
	try {
		const settings = readSettings(process.env);
		await program(settings, createLog(settings.logLevel));
	} catch (error) {
		process.stderr.write(`${explain(error)}\n`);
		process.exit(1);
	}
}

function explain(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return error instanceof StartError ? error.message : (error.stack ?? error.message);
}
