import { chmodSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a directory that every user can enter, PostgreSQL's too. The caller removes it. */
export function createTempDirectory(): string {
	const directory = mkdtempSync(join(realpathSync(tmpdir()), "nev-test-"));
	chmodSync(directory, 0o755);
	return directory;
}
