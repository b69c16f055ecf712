import { type BigIntStats, constants, createWriteStream, fstatSync, openSync } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { Socket } from "node:net";
import { addAbortSignal, type Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { makeFolders, replaceFile, type Write } from "@nev/api/operations";
import { CliError, UsageError } from "../cli-error.js";
import type { Context } from "../context.js";

/** What names standard output where a command takes a file. */
const standardOutput = "-";

/** How often to look whether a pipe has a reader. */
const pipePollMs = 100;

/**
 * Writes what an operator names a file for. A file appears only when it is complete, and only its owner may
 * read it. Standard output, a pipe and a device are written as streams, and stay what they are.
 *
 * @param force replaces an existing file
 * @returns the absolute path of the file; undefined if a stream was written
 * @throws {CliError} if the file exists already or cannot be written
 */
export async function writeFileOnce(
	context: Pick<Context, "output" | "resolvePath" | "signal">,
	name: string,
	force: boolean | undefined,
	writeContent: (write: Write) => Promise<void>,
): Promise<string | undefined> {
	const { output, resolvePath } = context;
	const file = resolvePath(name);
	try {
		const stats = await stat(file, { bigint: true }).catch(() => undefined);
		if (name === standardOutput || isStandardOutput(stats)) {
			await writeContent(output.write);
			return;
		}
		if (stats && !stats.isFile() && !stats.isDirectory()) {
			const stream = stats.isFIFO() ? await openPipe(file, context) : createWriteStream(file);
			return await writeStream(addAbortSignal(context.signal, stream), writeContent);
		}
		if (stats && !force) {
			throw new CliError(`${file} exists already. Name another file, or replace it with --force.`);
		}
		// What a symbolic link leads to is replaced, and not the link.
		await replaceFile(stats ? await realpath(file) : file, writeContent);
		return file;
	} catch (error) {
		if (!(error instanceof Error && "syscall" in error)) throw error;
		throw new CliError(`${file} cannot be written: ${error.message}. Name another file.`);
	}
}

/** Whether it is standard output by another name, such as /dev/stdout, which no socket can be opened by. */
function isStandardOutput(stats: BigIntStats | undefined): boolean {
	const { dev, ino } = fstatSync(process.stdout.fd, { bigint: true });
	return stats?.ino === ino && stats.dev === dev;
}

/** Opens a pipe once it has a reader. To wait for one in the system's call could not be aborted. */
async function openPipe(
	file: string,
	{ output, signal }: Pick<Context, "output" | "signal">,
): Promise<Writable> {
	for (let attempts = 1; ; attempts++) {
		try {
			const fd = openSync(file, constants.O_WRONLY | constants.O_NONBLOCK);
			return new Socket({ fd, readable: false });
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "ENXIO") throw error;
		}
		if (attempts === 1) output.notify(`Nobody reads ${file} yet. Waiting for a reader.`);
		await sleep(pipePollMs, undefined, { signal });
	}
}

async function writeStream(
	stream: Writable,
	writeContent: (write: Write) => Promise<void>,
): Promise<undefined> {
	const done = finished(stream, { readable: false });
	// An error is thrown by the write that it ends.
	done.catch(() => {});
	try {
		await writeContent(
			(chunk) =>
				new Promise((resolve, reject) => {
					stream.write(chunk, (error) => (error ? reject(error) : resolve()));
				}),
		);
		stream.end();
		await done;
	} finally {
		stream.destroy();
	}
}

/**
 * Makes a folder for files to write, if there is none.
 *
 * @returns its absolute path
 * @throws {CliError} if it cannot be created
 */
export function makeFolder({ resolvePath }: Pick<Context, "resolvePath">, name: string): string {
	if (name === standardOutput) {
		throw new UsageError("Several files cannot be written to standard output. Name a folder.");
	}
	const folder = resolvePath(name);
	try {
		makeFolders(folder);
	} catch (error) {
		throw new CliError(
			`${folder} cannot be created: ${(error as Error).message}. Name another folder.`,
		);
	}
	return folder;
}
