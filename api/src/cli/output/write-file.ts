import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { makeFolders } from "../../storage/create-folder.js";
import { CliError } from "../cli-error.js";

/**
 * Writes a file that appears only when it is complete, and that only its owner may read.
 *
 * @param file its absolute path
 * @param force replaces an existing file
 * @throws {CliError} if the file exists already or cannot be written
 */
export async function writeFileOnce(
	file: string,
	force: boolean | undefined,
	writeContent: (write: (chunk: string | Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
	// Of its own, as another process may be writing the same file.
	const temporaryFile = `${file}.${randomUUID()}.part`;
	try {
		if (!force) await assertAbsent(file);
		const handle = await open(temporaryFile, "wx", 0o600);
		try {
			await writeContent((chunk) => handle.appendFile(chunk));
			await handle.sync();
			await rename(temporaryFile, file);
		} finally {
			await handle.close();
			await rm(temporaryFile, { force: true });
		}
	} catch (error) {
		if (!(error instanceof Error && "syscall" in error)) throw error;
		throw new CliError(`${file} cannot be written: ${error.message}. Name another file.`);
	}
}

async function assertAbsent(file: string): Promise<void> {
	const handle = await open(file, "r").catch(() => undefined);
	await handle?.close();
	if (handle) {
		throw new CliError(`${file} exists already. Name another file, or replace it with --force.`);
	}
}

/**
 * Makes a folder for files to write, if there is none.
 *
 * @throws {CliError} if it cannot be created
 */
export async function makeFolder(folder: string): Promise<void> {
	try {
		makeFolders(folder);
	} catch (error) {
		throw new CliError(
			`${folder} cannot be created: ${(error as Error).message}. Name another folder.`,
		);
	}
}
