import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a part of a file. */
export type Write = (chunk: string | Uint8Array) => Promise<void>;

/**
 * Writes a file that appears, or replaces an earlier one, only when it is complete and on the disk. Only its
 * owner may read it.
 *
 * @param check reads the complete file before it appears; what it throws keeps it from appearing
 */
export async function replaceFile(
	file: string,
	writeContent: (write: Write) => Promise<void>,
	check?: (temporaryFile: string) => Promise<void>,
): Promise<void> {
	// Of its own, as another process may be writing the same file.
	const temporaryFile = `${file}.${randomUUID()}.part`;
	const handle = await open(temporaryFile, "wx", 0o600);
	try {
		await writeContent((chunk) => handle.appendFile(chunk));
		await handle.sync();
		await check?.(temporaryFile);
		await rename(temporaryFile, file);
	} finally {
		await handle.close();
		await rm(temporaryFile, { force: true });
	}
	// So that a power cut does not undo the renaming. Windows opens no folder.
	const folder = await open(dirname(file), "r").catch(() => undefined);
	await folder?.sync().finally(() => folder.close());
}
