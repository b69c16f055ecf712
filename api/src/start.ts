import type { Logger } from "pino";
import { explain } from "./explain.js";
import { createLog } from "./log.js";
import { readEnvironment } from "./settings/read-environment.js";
import { readSettings, type Settings } from "./settings/settings.js";

/**
 * Runs a program with the settings of the environment and of `.env`, and a log. If the program cannot start, the
 * process exits with status 1 and says why.
 */
export async function start(
	program: (settings: Settings, log: Logger) => Promise<void>,
): Promise<void> {
	try {
		const settings = readSettings(readEnvironment());
		await program(settings, createLog(settings.logLevel));
	} catch (error) {
		process.stderr.write(`${explain(error)}\n`);
		process.exit(1);
	}
}
