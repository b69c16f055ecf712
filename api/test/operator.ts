import { rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type pg from "pg";
import type { Output } from "../src/cli/context.js";
import { readSettings } from "../src/settings/settings.js";
import { type Database, openDatabase } from "../src/storage/database.js";
import { type CommandResult, runCommand } from "./run-command.js";
import { createTempDirectory } from "./temp-directory.js";
import { silent } from "./test-backend.js";
import { createTestDatabase } from "./test-database.js";

/** An operator with a database of their own, which contains only the 50 states at first. */
export interface Operator {
	readonly orm: Database["orm"];
	readonly connect: Database["connect"];
	/** Runs a command: `run("leads", "list")`. */
	run(...args: string[]): Promise<CommandResult>;
	/** Runs a command at a terminal. */
	runAtTerminal(output: Partial<Output>, ...args: string[]): Promise<CommandResult>;
	/** Runs a command that is aborted at once, as by Ctrl+C. */
	runAborted(...args: string[]): Promise<CommandResult>;
	/** Connects to the database. */
	readonly connection: pg.ClientConfig;
	sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
	/** Writes a file and returns its path. */
	file(name: string, content: string | Uint8Array): string;
	/** The path of a file, which may not exist. */
	path(name: string): string;
	close(): Promise<void>;
}

/** @param settings set besides the database's address */
export async function openOperator(settings: Record<string, string> = {}): Promise<Operator> {
	const directory = createTempDirectory();
	const { url, sql, drop } = await createTestDatabase("states");
	const environment = { ...settings, DATABASE_URL: url };
	const connection = { connectionString: url };
	const database = await openDatabase(readSettings(environment), silent);
	const path = (name: string) => resolve(directory, name);

	const run = (
		args: string[],
		overrides: Partial<Output> = {},
		signal = new AbortController().signal,
	) => runCommand(args, { environment, signal, resolvePath: path }, overrides);

	return {
		orm: database.orm,
		connect: database.connect,
		run: (...args) => run(args),
		runAtTerminal: (output, ...args) => run(args, { isTerminal: true, ...output }),
		runAborted: (...args) => run(args, {}, AbortSignal.abort()),
		connection,
		sql,
		file(name, content) {
			writeFileSync(path(name), content);
			return path(name);
		},
		path,
		async close() {
			await database.close();
			await drop();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}
