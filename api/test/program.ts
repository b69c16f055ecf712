import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";

export interface ProgramOptions {
	/** What follows the program's name on its command line. */
	parameters?: string[];
	environment?: Record<string, string>;
	/** Where the program and what it needs is. */
	folder?: string;
	/** Runs as this user, with the Node.js that is in the folder too. */
	user?: { uid: number; gid: number };
}

/** Starts a program of `test/programs`, or the cli, in a process of its own, which ends with the test. */
export function startProgram(
	name: string,
	{ parameters = [], environment, folder = inject("programFolder"), user }: ProgramOptions = {},
): ChildProcess {
	const child = fork(join(folder, "api", "test", `${name}.mjs`), parameters, {
		...user,
		execPath: user ? join(folder, "node") : process.execPath,
		cwd: "/",
		env: { PATH: process.env.PATH, ...environment },
		execArgv: [],
		silent: true,
	});
	onTestFinished(() => end(child, () => child.kill("SIGKILL")));
	return child;
}

/** A process of its own that holds the database open. */
export interface Holder {
	readonly pid: number;
	/** Asks it to close the database, and waits for its end. */
	close(): Promise<void>;
	/** Ends it as the end of its machine would, and waits for that. */
	kill(): Promise<void>;
}

/**
 * Starts a process that opens the database of its environment, and waits until it has.
 *
 * @throws {Error} with what it printed, where it ends before
 */
export async function openInProcess(
	environment: Record<string, string>,
	options: Omit<ProgramOptions, "environment"> = {},
): Promise<Holder> {
	const child = startProgram("database", { ...options, environment });
	let printed = "";
	child.stderr?.setEncoding("utf8").on("data", (text: string) => {
		printed += text;
	});
	const ended = once(child, "close").then(([code]) => {
		throw new Error(`The program ended with ${code}:\n${printed}`);
	});
	ended.catch(() => {});
	await Promise.race([once(child, "message"), ended]);
	return {
		pid: child.pid ?? 0,
		close: () => end(child, () => child.send("close")),
		kill: () => end(child, () => child.kill("SIGKILL")),
	};
}

async function end(child: ChildProcess, ask: () => void): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, "close");
	ask();
	await ended;
}
