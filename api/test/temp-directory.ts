import { chmodSync, statfsSync } from "node:fs";
import { createTempFolder } from "../../scripts/temp-folder.mjs";

/** Where Linux keeps files in memory. */
const memory = "/dev/shm";

/**
 * Creates a directory that every user can enter, PostgreSQL's too. The caller removes it. If the process is
 * killed before, it is removed too, and a server that has its data there stops within a minute.
 */
export function createTempDirectory(parent?: string): string {
	const directory = createTempFolder("nev-test-", parent);
	chmodSync(directory, 0o755);
	return directory;
}

/**
 * Creates a directory for PostgreSQL's data, in memory where 1 GB is free there. The databases of
 * the tests have thousands of files, and on a disk they take a third of the time of a run.
 */
export function createDataDirectory(): string {
	return createTempDirectory(freeBytes(memory) > 2 ** 30 ? memory : undefined);
}

function freeBytes(directory: string): number {
	try {
		const { bavail, bsize } = statfsSync(directory);
		return bavail * bsize;
	} catch {
		return 0;
	}
}
