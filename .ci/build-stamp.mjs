import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folders and files that no build reads or writes. */
const ignored =
	/^(\.(?!ci$)|node_modules$|e2e$|stories$|bench$|test-results$|screenshots$)|\.test\.|\.md$/;

/** Whether the files are those of the last `writeStamp`: the sources, the lock file and what was built. */
export function isUpToDate(root) {
	const stamp = stampPath(root);
	return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root);
}

/** Remembers the files as they are after a build. */
export function writeStamp(root) {
	writeFileSync(stampPath(root), fingerprint(root));
}

/** In the folder of the installed packages, so that it goes when they do. */
function stampPath(root) {
	return join(root, "node_modules", ".nev-build");
}

function fingerprint(root) {
	const hash = createHash("sha256").update(
		`${process.version} ${process.platform} ${process.arch}`,
	);
	const add = (folder) => {
		const entries = readdirSync(folder, { withFileTypes: true });
		for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
			const path = join(folder, entry.name);
			if (ignored.test(entry.name)) continue;
			if (entry.isDirectory()) add(path);
			else if (entry.isFile()) hash.update(`\0${path}\0`).update(readFileSync(path));
		}
	};
	add(root);
	return hash.digest("hex");
}
