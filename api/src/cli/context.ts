import { resolve } from "node:path";
import { cleanLines } from "./output/clean.js";

/** Why a command stops whose reader reads no more, as `head` does; that is no failure. */
export const outputClosed = Symbol("not read");

/** What a command has around it: settings to read, somewhere to write, and when to stop. */
export interface Context {
	/** The environment variables that the settings are read from. */
	readonly environment: Record<string, string | undefined>;
	readonly output: Output;
	/** Aborted when the operator presses Ctrl+C, or for `notRead`. */
	readonly signal: AbortSignal;
	/** The absolute path of a file that the operator has named. */
	resolvePath(path: string): string;
}

/** Where a command writes to. Nothing that a terminal takes for a command gets through. */
export interface Output {
	/** Whether people read what is printed; otherwise it goes into a file or another program. */
	readonly isTerminal: boolean;
	/** Characters in a line of the terminal. */
	readonly columns: number;
	/** Where progress may be drawn; undefined where nobody looks. */
	readonly progress: NodeJS.WritableStream | undefined;
	/** Prints what the command was asked for, as lines. */
	print(text: string): void;
	/** Prints a document without touching it; resolves when there is room for more. */
	write(chunk: string): Promise<void>;
	/** Tells the operator something beside the answer. */
	tell(text: string): void;
}

/** The context of a process of its own. */
export function processContext(): Context {
	const { stdout, stderr } = process;
	const stopping = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
		// A second one ends the process as it always would.
		process.once(signal, () => stopping.abort());
	}
	stdout.on("error", (error: NodeJS.ErrnoException) => {
		if (error.code !== "EPIPE") throw error;
		stopping.abort(outputClosed);
	});
	return {
		environment: process.env,
		signal: stopping.signal,
		resolvePath: (path) => resolve(path),
		output: {
			isTerminal: stdout.isTTY === true,
			columns: stdout.columns || 100,
			progress: stderr.isTTY ? stderr : undefined,
			print: (text) => void stdout.write(`${cleanLines(text)}\n`),
			write: (chunk) => written(stdout, chunk),
			tell: (text) => void stderr.write(`${cleanLines(text)}\n`),
		},
	};
}

function written(stream: NodeJS.WritableStream, chunk: string): Promise<void> {
	return new Promise((done) => stream.write(chunk, () => done()));
}
