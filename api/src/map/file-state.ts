import type { BigIntStats } from "node:fs";
import { stat } from "node:fs/promises";

/** Differs whenever a file was replaced or written to. */
export function fileState({ ino, size, mtimeNs }: BigIntStats): string {
	return `${ino} ${size} ${mtimeNs}`;
}

/** The state of the file at a path. An error is a state too, so that a removed file has changed. */
export async function readFileState(path: string): Promise<string> {
	return stat(path, { bigint: true }).then(fileState, (error: NodeJS.ErrnoException) =>
		String(error.code),
	);
}
