import { chmodSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A new folder that everybody can enter, PostgreSQL's own user too; the caller removes it. */
export function makeFolder(): string {
	const folder = mkdtempSync(join(realpathSync(tmpdir()), "nev-test-"));
	chmodSync(folder, 0o755);
	return folder;
}
