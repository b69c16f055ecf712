import { rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type OwnDatabase, openOwnDatabase } from "@nev/api/testing/own-database.js";
import { createTempDirectory } from "@nev/api/testing/temp-directory.js";
import { type Undone, undoChange } from "../src/changes/undo-change.js";
import type { Output } from "../src/cli/context.js";
import { type CommandResult, runCommand } from "./run-command.js";

/** An operator with a database of their own. */
export interface Operator extends OwnDatabase {
	/** Runs a command: `run("leads", "list")`. */
	run(...args: string[]): Promise<CommandResult>;
	/** Runs a command at a terminal. */
	runAtTerminal(output: Partial<Output>, ...args: string[]): Promise<CommandResult>;
	/** Runs a command that is aborted at once, as by Ctrl+C. */
	runAborted(...args: string[]): Promise<CommandResult>;
	/** Undoes a change, as the desk does. */
	undo(change: number): Promise<Undone | undefined>;
	/** Writes a file and returns its path. */
	file(name: string, content: string | Uint8Array): string;
	/** The path of a file, which may not exist. */
	path(name: string): string;
}

/** @param settings set besides the database's address */
export async function openOperator(settings: Record<string, string> = {}): Promise<Operator> {
	const directory = createTempDirectory();
	const database = await openOwnDatabase();
	const environment = { ...settings, DATABASE_URL: String(database.connection.connectionString) };
	const path = (name: string) => resolve(directory, name);

	const run = (
		args: string[],
		overrides: Partial<Output> = {},
		signal = new AbortController().signal,
	) => runCommand(args, { environment, signal, resolvePath: path }, overrides);

	return {
		...database,
		run: (...args) => run(args),
		runAtTerminal: (output, ...args) => run(args, { isTerminal: true, ...output }),
		runAborted: (...args) => run(args, {}, AbortSignal.abort()),
		undo: (change) =>
			database.orm.transaction((transaction) =>
				undoChange(transaction, change, { actor: "ada (desk)", action: "changes undo" }),
			),
		file(name, content) {
			writeFileSync(path(name), content);
			return path(name);
		},
		path,
		async close() {
			await database.close();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}
