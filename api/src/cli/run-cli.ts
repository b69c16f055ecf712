import { CommanderError } from "commander";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { StartError } from "../start-error.js";
import { CliError, ExitError, UsageError } from "./cli-error.js";
import { type Context, outputClosed } from "./context.js";
import { createProgram } from "./program.js";

/** How a command has ended, for whoever has called it. */
const exitCodes = { fine: 0, failed: 1, wrongUsage: 2, stopped: 130 } as const;

/**
 * Runs one command.
 *
 * @returns the exit code: 0 fine, 1 failed, 2 wrong usage
 * @example process.exitCode = await runCli(["leads", "list"], processContext());
 */
export async function runCli(parameters: readonly string[], context: Context): Promise<number> {
	try {
		await createProgram(context).parseAsync(parameters, { from: "user" });
		return exitCodes.fine;
	} catch (error) {
		if (error instanceof CommanderError) return codeOf(error);
		if (error instanceof ExitError) return exitCodes.failed;
		if (context.signal.aborted) {
			if (context.signal.reason === outputClosed) return exitCodes.fine;
			context.output.tell("Stopped. Nothing was changed.");
			return exitCodes.stopped;
		}
		context.output.tell(explain(error));
		return error instanceof UsageError ? exitCodes.wrongUsage : exitCodes.failed;
	}
}

/** Commander has told the operator already; help that was asked for is no mistake. */
function codeOf({ code }: CommanderError): number {
	return code === "commander.helpDisplayed" ? exitCodes.fine : exitCodes.wrongUsage;
}

function explain(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	if (error instanceof DrizzleQueryError) {
		// The error's own message is the statement with everything in it.
		return `The database has refused: ${error.cause?.message}. Look into its log, and try again.`;
	}
	const isKnown = error instanceof CliError || error instanceof StartError;
	return isKnown ? error.message : (error.stack ?? error.message);
}
