import { chmodSync, mkdtempSync, realpathSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const memory = "/dev/shm";

/** Creates a directory that every user can enter, PostgreSQL's too. The caller removes it. */
export function createTempDirectory(parent = realpathSync(tmpdir())): string {
	const directory = mkdtempSync(join(parent, "nev-test-"));
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
