import type { Context, Output } from "../src/cli/context.js";
import { runCli } from "../src/cli/run-cli.js";

/** The result of a command. */
export interface CommandResult {
	/** The exit code. */
	readonly code: number;
	readonly stdout: string;
	/** The lines of `stdout`. */
	readonly lines: string[];
	readonly stderr: string;
}

/** Runs a command of the cli in this process, as the operator `ada`. */
export async function runCommand(
	args: readonly string[],
	context: Omit<Context, "output" | "operator">,
	overrides: Partial<Output> = {},
): Promise<CommandResult> {
	let stdout = "";
	let stderr = "";
	const output: Output = {
		isTerminal: false,
		columns: 100,
		progress: undefined,
		print: (line) => {
			stdout += `${line}\n`;
		},
		write: async (chunk) => {
			stdout += chunk;
		},
		notify: (line) => {
			stderr += `${line}\n`;
		},
		ask: undefined,
		...overrides,
	};
	const code = await runCli(args, { ...context, operator: "ada", output });
	return { code, stdout, lines: stdout.split("\n").slice(0, -1), stderr };
}
