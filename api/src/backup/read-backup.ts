import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { BackupEnd, BackupHeader } from "./backup-format.js";
import { splitLines } from "./split-lines.js";

/** A file that is not a complete and undamaged backup. */
export class DamagedBackupError extends Error {
	override readonly name = "DamagedBackupError";
}

/** What a backup contains. */
export interface BackupContents {
	readonly header: BackupHeader;
	readonly rows: BackupEnd["rows"];
}

/**
 * Reads a whole backup and compares its checksum.
 *
 * @throws {DamagedBackupError} if it is damaged or incomplete, or no backup at all
 */
export async function verifyBackup(file: string): Promise<BackupContents> {
	let header: BackupHeader | undefined;
	let last = "";
	for await (const line of readBackup(file)) {
		if (!header) header = parseHeader(line);
		last = line;
	}
	const end = parseEnd(last);
	if (!header || !end) throw new DamagedBackupError();
	return { header, rows: end.rows };
}

/**
 * The lines of a backup.
 *
 * @throws {DamagedBackupError} after the last line, if its checksum is not that of the lines before it
 */
export async function* readBackup(file: string): AsyncGenerator<string> {
	const hash = createHash("sha256");
	let last: string | undefined;
	for await (const line of readLines(file)) {
		if (last !== undefined) hash.update(`${last}\n`);
		last = line;
		yield line;
	}
	if (parseEnd(last ?? "")?.sha256 !== hash.digest("base64url")) throw new DamagedBackupError();
}

async function* readLines(file: string): AsyncGenerator<string> {
	// An error ends the last stream, where it is caught below.
	const input = pipeline(createReadStream(file), createGunzip(), () => {});
	try {
		yield* splitLines(input.setEncoding("utf8"));
	} catch (error) {
		// The system reports a file that cannot be read, zlib damaged data.
		if (error instanceof Error && "syscall" in error) throw error;
		throw new DamagedBackupError();
	} finally {
		input.destroy();
	}
}

function parseHeader(line: string): BackupHeader {
	const header = parse(line) as Partial<BackupHeader> | undefined;
	if (header?.format !== "nev-backup") throw new DamagedBackupError();
	return header as BackupHeader;
}

function parseEnd(line: string): BackupEnd | undefined {
	const end = parse(line) as Partial<BackupEnd> | undefined;
	return end?.sha256 && end.rows ? (end as BackupEnd) : undefined;
}

function parse(line: string): object | undefined {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}
