import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** What pages and lockfiles pin of a version. The loader's integrity covers every other file of the script tag. */
const algorithms = { "nev-widgets.js": "sha256", "nev-widgets.tgz": "sha512" } as const;

type PinnedFile = keyof typeof algorithms;

/** The integrity of the loader and of the npm package of each released version, by version. */
export type Releases = Readonly<Record<string, Readonly<Record<PinnedFile, string>>>>;

export const releases: Releases = JSON.parse(
	readFileSync(new URL("../releases.json", import.meta.url), "utf8"),
);

/** A hash as pages write it in `integrity`, and npm in its lockfile. */
export function integrityOf(algorithm: string, content: string | Uint8Array): string {
	return `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;
}

/**
 * Pages and lockfiles pin a released version by its integrity, so its bytes must stay the same.
 *
 * @param content what was built
 * @throws {Error} if the version is released with another one
 */
export function checkRelease(
	version: string,
	file: PinnedFile,
	content: string | Uint8Array,
	released: Releases,
): void {
	const integrity = released[version]?.[file];
	if (integrity === undefined || integrity === integrityOf(algorithms[file], content)) return;
	throw new Error(
		`Version ${version} is released, and this build would change its ${file}. Raise the version in packages/widgets/package.json.`,
	);
}
