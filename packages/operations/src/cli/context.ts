import { fstatSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { resolve } from "node:path";
import { cleanLines, readEnvironment } from "@nev/api/operations";
import { askAt } from "./ask-at.js";

/** Aborts a command when the reader of its output has exited, as `head` does. Not a failure. */
export const outputClosed = Symbol("output closed");

/** The environment that a command runs in. */
export interface Context {
	/** The environment variables that the settings are read from. */
	readonly environment: Record<string, string | undefined>;
	readonly output: Output;
	/** The operator's name on this machine, which the changes of a command are recorded with. */
	readonly operator: string;
	/** Aborted when the operator presses Ctrl+C, or with `outputClosed`. */
	readonly signal: AbortSignal;
	/** Resolves the path of a file, as given by the operator, to an absolute one. */
	resolvePath(path: string): string;
}

/** The output of a command. Lines are printed without terminal escape sequences. */
export interface Output {
	/** Whether standard output is a terminal, and not a file or another program. */
	readonly isTerminal: boolean;
	/** The width of the terminal, in characters. */
	readonly columns: number;
	/** The terminal that progress is drawn on; undefined if there is none. */
	readonly progress: NodeJS.WritableStream | undefined;
	/** Prints lines of the result to standard output; to standard error, once a document is there. */
	print(text: string): void;
	/**
	 * Writes a part of a document to standard output, unchanged. Resolves when it is written, and rejects when
	 * the command is aborted.
	 */
	write(chunk: string | Uint8Array): Promise<void>;
	/** Prints a message for the operator to standard error. */
	notify(message: string): void;
	/** Asks the operator for a yes or a no; undefined if nobody sits at a terminal. */
	readonly ask: ((question: string) => Promise<boolean>) | undefined;
}

/** The context of this process. */
export function processContext(): Context {
	const { stdout, stderr } = process;
	const controller = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		// A second signal ends the process, which is the default.
		process.once(signal, () => controller.abort());
	}
	const { signal } = controller;
	stdout.on("error", stopAt);
	function stopAt(error: NodeJS.ErrnoException): void {
		if (error.code === "EPIPE") controller.abort(outputClosed);
		else fail(error);
	}
	// As bigint: after `fstatSync` of a pipe without it, Node.js 20 and 22 resolve no symbolic link to a module.
	const isFile = fstatSync(stdout.fd, { bigint: true }).isFile();
	/** Writes to a file itself: Node.js's stream drops without an error what a full disk does not take. */
	function writeOutput(chunk: string | Uint8Array, done?: (error?: Error | null) => void): void {
		if (!isFile) return void stdout.write(chunk, done);
		try {
			writeFileSync(stdout.fd, chunk);
		} catch (error) {
			fail(error as Error);
		}
		done?.();
	}
	/** Somebody may have stopped reading what is written. */
	function writePart(chunk: string | Uint8Array): Promise<void> {
		return new Promise((resolve, reject) => {
			const abort = () => reject(signal.reason);
			if (signal.aborted) return abort();
			signal.addEventListener("abort", abort, { once: true });
			writeOutput(chunk, (error) => {
				if (error) stopAt(error);
				signal.removeEventListener("abort", abort);
				resolve();
			});
		});
	}
	const terminal = { input: process.stdin, output: stderr };
	const ask = (question: string) => askAt(terminal, question, controller);
	function fail({ message }: Error): never {
		stderr.write(`The output cannot be written: ${message}.\n`);
		process.exit(1);
	}
	return {
		// Read by a command, which prints the error if it fails.
		get environment() {
			return readEnvironment();
		},
		operator: userName(),
		signal,
		resolvePath: (path) => resolve(path),
		output: {
			isTerminal: stdout.isTTY === true,
			columns: stdout.columns || 100,
			progress: stderr.isTTY ? stderr : undefined,
			print: (text) => writeOutput(`${cleanLines(text)}\n`),
			write: writePart,
			notify: (message) => void stderr.write(`${cleanLines(message)}\n`),
			ask: process.stdin.isTTY && stderr.isTTY ? ask : undefined,
		},
	};
}

/** A container may run as a user id without a name. */
function userName(): string {
	try {
		return userInfo().username;
	} catch {
		return `user ${process.getuid?.() ?? "unknown"}`;
	}
}
