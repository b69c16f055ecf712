import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a build reads. Beside it there may be anything: logs, backups, a map, the database's folder. */
const sources = [
	"scripts",
	".pnpmfile.cjs",
	".storybook",
	"CHANGELOG.md",
	"LICENSE",
	"api",
	"browsers.json",
	"docs/developers",
	"fixtures",
	"package.json",
	"packages",
	"pnpm-lock.yaml",
	"pnpm-workspace.yaml",
	"site",
	"tsconfig.base.json",
];

/** Folders and files in these that no build reads or writes. */
const ignored =
	/^(\.|(bench|coverage|e2e|playwright-report|screenshots|test-results)$)|\.test\.|\.log$/;

/** Folders that a build writes. */
const built = /^(build|dist)$/;

/** Whether sources and output are those of the last `writeStamp`. */
export function isUpToDate(root) {
	const stamp = stampPath(root);
	return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root, hashSources(root));
}

/**
 * Remembers the output as it is after a build.
 *
 * @param sourcesHash `hashSources` before the build, which may have missed what changed meanwhile
 */
export function writeStamp(root, sourcesHash) {
	writeFileSync(stampPath(root), fingerprint(root, sourcesHash));
}

/** Take it before a build starts. */
export function hashSources(root) {
	return hashFiles(root, false);
}

/** In the folder of the installed packages, so that it goes when they do. */
function stampPath(root) {
	return join(root, "node_modules", ".nev-build");
}

function fingerprint(root, sourcesHash) {
	return `${sourcesHash} ${hashFiles(root, true)}`;
}

/** Hashes what builds read, or what they wrote and which packages have their dependencies. */
function hashFiles(root, ofBuild) {
	const hash = createHash("sha256").update(
		`${process.version} ${process.platform} ${process.arch}`,
	);
	const add = (path, isBuilt) => {
		const stats = lstatSync(path, { throwIfNoEntry: false });
		if (stats?.isDirectory()) {
			for (const name of readdirSync(path).sort()) {
				if (name === "node_modules") {
					if (ofBuild) hash.update(`\0${join(path, name)}`);
				} else if (!ignored.test(name)) add(join(path, name), isBuilt || built.test(name));
			}
		} else if (stats?.isFile() && isBuilt === ofBuild) {
			hash.update(`\0${path}\0`).update(readFileSync(path));
		}
	};
	for (const name of sources) add(join(root, name), false);
	return hash.digest("hex");
}
