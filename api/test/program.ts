import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { endWithParent } from "./api-process.js";

export interface ProgramOptions {
	/** The command-line arguments. */
	args?: string[];
	environment?: Record<string, string>;
	/** The directory of the bundled programs. */
	directory?: string;
	/** Runs as this user, with the `node` in the directory. */
	user?: { uid: number; gid: number };
	/** A command line of the shell that runs it as `"$0" "$@"`. */
	shell?: string;
	/** Runs with its own process ids and shared memory, as in a container, if `canContain()`. */
	isContained?: boolean;
}

const unshareOptions = ["--pid", "--ipc", "--fork", "--kill-child"];

/** Makes `unshare` start Node.js. */
const contained = { execPath: "unshare", execArgv: [...unshareOptions, process.execPath] };

/** Whether this user may start a program as in a container: on Linux root, outside of most containers. */
export function canContain(): boolean {
	return spawnSync("unshare", [...unshareOptions, "true"]).status === 0;
}

/** Starts a program of `test/programs`, or the cli. It is killed when the test ends. */
export function startProgram(
	name: string,
	{
		args = [],
		environment,
		directory = inject("programDirectory"),
		user,
		shell,
		isContained = false,
	}: ProgramOptions = {},
): ChildProcess {
	// The program `database` closes its database first.
	const preloaded = name === "database" ? [] : ["--import", endWithParent];
	const child = fork(join(directory, "api", "test", `${name}.mjs`), args, {
		...user,
		execPath: user ? join(directory, "node") : process.execPath,
		cwd: "/",
		env: { PATH: process.env.PATH, ...environment },
		execArgv: preloaded,
		...(isContained && contained),
		...(shell && { execPath: "sh", execArgv: ["-c", shell, process.execPath, ...preloaded] }),
		silent: true,
	});
	onTestFinished(() => exit(child, () => child.kill("SIGKILL")));
	return child;
}

/** A process that has opened the database. */
export interface DatabaseProcess {
	readonly pid: number;
	/** Closes the database and waits until the process exits. */
	close(): Promise<void>;
	/** Kills the process and waits until it exits. */
	kill(): Promise<void>;
}

/**
 * Starts a process that opens the database of its environment. Resolves when the database is open.
 *
 * @param onLog gets what the process logs
 * @throws {Error} with the output of the process if it exits before
 */
export async function openInProcess(
	environment: Record<string, string>,
	options: Omit<ProgramOptions, "environment"> = {},
	onLog: (text: string) => void = () => {},
): Promise<DatabaseProcess> {
	const child = startProgram("database", { ...options, environment });
	let output = "";
	child.stderr?.setEncoding("utf8").on("data", (text: string) => {
		output += text;
		onLog(text);
	});
	const exited = once(child, "close").then(([code]) => {
		throw new Error(`The program exited with ${code}:\n${output}`);
	});
	exited.catch(() => {});
	await Promise.race([once(child, "message"), exited]);
	return {
		pid: child.pid ?? 0,
		close: () => exit(child, () => child.send("close")),
		kill: () => exit(child, () => child.kill("SIGKILL")),
	};
}

async function exit(child: ChildProcess, request: () => void): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const exited = once(child, "close");
	request();
	await exited;
}
