import { createHash } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import { ArchiveChangedError, ArchiveError } from "./archive-error.js";

/** The bytes of an archive. */
export interface ByteSource {
	/** In bytes. */
	readonly size: number;
	/** Differs between archives. It is part of the address of a tile. */
	readonly version: string;
	/**
	 * @throws {ArchiveError} if the archive ends before
	 * @throws {ArchiveChangedError} if the file is not the one that was opened any more
	 */
	read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
	close(): Promise<void>;
}

/** At the begin of an archive: its header and its root directory. */
const startLength = 16_384;

/**
 * Reads a file into memory. Its version depends on its bytes alone, so it is the same in every copy.
 *
 * @throws {ArchiveError} if it cannot be read
 */
export async function readSource(path: string): Promise<ByteSource> {
	const bytes = await readWhole(path).catch(rejectUnreadable);
	return {
		size: bytes.length,
		version: versionOf(bytes),
		read: async (offset, length) => {
			rejectOutside(offset, length, bytes.length);
			return bytes.subarray(offset, offset + length);
		},
		close: async () => {},
	};
}

/**
 * Opens a file, which may be larger than memory. Its version is made of its begin, its size and the
 * time of its last change.
 *
 * @throws {ArchiveError} if it cannot be read
 */
export async function openSource(path: string): Promise<ByteSource> {
	// Before opening, because opening a pipe waits for its other end.
	if (!(await stat(path).catch(rejectUnreadable)).isFile()) {
		throw new ArchiveError("it is not a file", "Name a file");
	}
	const handle = await open(path, "r").catch(rejectUnreadable);
	try {
		const stats = await handle.stat({ bigint: true });
		const state = fileState(stats);
		const size = Number(stats.size);

		const read = async (offset: number, length: number) => {
			rejectOutside(offset, length, size);
			const bytes = await readFully(handle, offset, length);
			// After reading, so that a change in the meantime is noticed.
			if (fileState(await handle.stat({ bigint: true })) !== state) throw new ArchiveChangedError();
			return bytes;
		};
		const start = await read(0, Math.min(size, startLength)).catch(rejectUnreadable);
		return { size, version: versionOf(start, state), read, close: () => handle.close() };
	} catch (error) {
		await handle.close();
		throw error;
	}
}

/** Unlike `readFile`, in one read and without a copy. */
async function readWhole(path: string): Promise<Uint8Array<ArrayBuffer>> {
	const handle = await open(path, "r");
	try {
		const { size } = await handle.stat();
		return await readFully(handle, 0, size);
	} finally {
		await handle.close();
	}
}

async function readFully(
	handle: FileHandle,
	offset: number,
	length: number,
): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = new Uint8Array(length);
	if (length === 0) return bytes;
	const { bytesRead } = await handle.read(bytes, 0, length, offset);
	if (bytesRead < length) throw new ArchiveChangedError();
	return bytes;
}

function versionOf(bytes: Uint8Array, state = ""): string {
	return createHash("sha256").update(state).update(bytes).digest("base64url").slice(0, 12);
}

/** An offset that is not a number would be read at the position of the file handle. */
function rejectOutside(offset: number, length: number, size: number): void {
	if (!(offset >= 0 && offset + length <= size))
		throw new ArchiveError("it points beyond its own end", "Copy or cut it again");
}

function rejectUnreadable(error: unknown): never {
	if (!(error instanceof Error && "code" in error)) throw error;
	throw new ArchiveError(`it cannot be read (${error.message})`, "Name a file that can be read", {
		cause: error,
	});
}

/** Differs whenever a file was replaced or written to. */
function fileState({ ino, size, mtimeNs }: BigIntStats): string {
	return `${ino} ${size} ${mtimeNs}`;
}

/** The state of the file at a path. An error is a state too, so that a removed file has changed. */
export async function readFileState(path: string): Promise<string> {
	return stat(path, { bigint: true }).then(fileState, (error: NodeJS.ErrnoException) =>
		String(error.code),
	);
}
