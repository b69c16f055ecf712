import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "../errors/operator-error.js";

/**
 * Creates a folder of `DATA_DIR`, with those above it, unless it exists.
 *
 * @throws {StartError} if it cannot be created
 */
export function createFolder(path: string): void {
	try {
		makeFolders(path);
	} catch (cause) {
		throw new StartError(
			`The folder ${path} of DATA_DIR cannot be created: ${(cause as Error).message}. Set DATA_DIR to another one.`,
			{ cause },
		);
	}
}

/**
 * Creates a folder, with those above it, unless it exists. The recursive `mkdirSync` of Node.js never returns
 * below /proc, where nobody can create folders.
 */
export function makeFolders(path: string): void {
	const isFolder = () => statSync(path, { throwIfNoEntry: false })?.isDirectory();
	if (isFolder()) return;
	const parent = dirname(path);
	if (parent !== path && !statSync(parent, { throwIfNoEntry: false })) makeFolders(parent);
	try {
		mkdirSync(path);
	} catch (error) {
		// Another process may have been faster.
		if (!isFolder()) throw error;
	}
}
