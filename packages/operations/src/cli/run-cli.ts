import { explain } from "@nev/api/operations";
import { CommanderError } from "commander";
import { StoppedError } from "../map/source-error.js";
import { CliError, ExitError, UsageError } from "./cli-error.js";
import { type Context, type Output, outputClosed } from "./context.js";
import { createProgram } from "./program.js";

const exitCodes = {
	...{ success: 0, failure: 1, invalidUsage: 2, doneWithNotes: 3, interrupted: 130 },
} as const;

/**
 * Runs one command.
 *
 * @returns the exit code: 0 on success, 1 on failure, 2 for invalid usage, 3 if it is done but has left something
 * out, 130 after Ctrl+C
 * @example process.exitCode = await runCli(["leads", "list"], processContext());
 */
export async function runCli(args: readonly string[], context: Context): Promise<number> {
	try {
		const program = createProgram({ ...context, output: keepDocumentApart(context.output) });
		await program.parseAsync(args, { from: "user" });
		return exitCodes.success;
	} catch (error) {
		if (error instanceof CommanderError) return exitCodeOf(error);
		if (error instanceof ExitError) return exitCodes[error.outcome];
		if (context.signal.aborted && !(error instanceof CliError)) {
			if (context.signal.reason === outputClosed) return exitCodes.success;
			context.output.notify(
				error instanceof StoppedError ? error.message : "Stopped. Nothing was changed.",
			);
			return exitCodes.interrupted;
		}
		context.output.notify(explain(error));
		return error instanceof UsageError ? exitCodes.invalidUsage : exitCodes.failure;
	}
}

/** Once a document is on standard output, messages go to standard error. */
function keepDocumentApart(output: Output): Output {
	let hasDocument = false;
	return {
		...output,
		print: (text) => (hasDocument ? output.notify(text) : output.print(text)),
		write(chunk) {
			hasDocument = true;
			return output.write(chunk);
		},
	};
}

/** Commander throws for `--help` too. It has printed its message already. */
function exitCodeOf({ code }: CommanderError): number {
	return code === "commander.helpDisplayed" ? exitCodes.success : exitCodes.invalidUsage;
}
