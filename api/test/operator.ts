import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import type { Output } from "../src/cli/context.js";
import { runCli } from "../src/cli/run-cli.js";
import { readSettings } from "../src/settings/settings.js";
import { type Database, openDatabase } from "../src/storage/database.js";
import { openEmbeddedPostgres } from "../src/storage/embedded-postgres/index.js";
import { createTempDirectory } from "./temp-directory.js";
import { databaseUrl, query, silent } from "./test-backend.js";

/** What a command has printed, told beside it, and ended with. */
export interface Ended {
	readonly code: number;
	/** The lines of its answer. */
	readonly lines: string[];
	readonly text: string;
	readonly told: string;
}

/** An operator at a database of their own, which begins with the 50 states alone. */
export interface Operator {
	readonly orm: Database["orm"];
	/** Runs a command: `run("leads", "list")`. */
	run(...parameters: string[]): Promise<Ended>;
	/** Runs a command as if a person looked on. */
	runAtTerminal(output: Partial<Output>, ...parameters: string[]): Promise<Ended>;
	/** Runs a command that is stopped at once, as by Ctrl+C. */
	runStopped(...parameters: string[]): Promise<Ended>;
	sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
	/** Writes a file and gives its path. */
	file(name: string, content: string | Uint8Array): string;
	/** The path of a file that may not be there. */
	path(name: string): string;
	close(): Promise<void>;
}

export async function openOperator(): Promise<Operator> {
	const folder = createTempDirectory();
	const server = await openEmbeddedPostgres(join(folder, "data"), pino({ level: "silent" }));
	await query(server.connection, "create database operators");
	const environment = { DATABASE_URL: databaseUrl(server.connection, "operators") };
	const database = await openDatabase(readSettings(environment), silent);
	const path = (name: string) => join(folder, name);

	async function run(
		parameters: string[],
		own: Partial<Output> = {},
		signal = new AbortController().signal,
	): Promise<Ended> {
		let text = "";
		let told = "";
		const output: Output = {
			isTerminal: false,
			columns: 100,
			progress: undefined,
			print: (line) => {
				text += `${line}\n`;
			},
			write: async (chunk) => {
				text += chunk;
			},
			tell: (line) => {
				told += `${line}\n`;
			},
			...own,
		};
		const code = await runCli(parameters, { environment, output, signal, resolvePath: path });
		return { code, text, lines: text.split("\n").slice(0, -1), told };
	}

	return {
		orm: database.orm,
		run: (...parameters) => run(parameters),
		runAtTerminal: (output, ...parameters) => run(parameters, { isTerminal: true, ...output }),
		runStopped: (...parameters) => run(parameters, {}, AbortSignal.abort()),
		sql: (text, values) => query({ connectionString: environment.DATABASE_URL }, text, values),
		file(name, content) {
			writeFileSync(path(name), content);
			return path(name);
		},
		path,
		async close() {
			await database.close();
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
