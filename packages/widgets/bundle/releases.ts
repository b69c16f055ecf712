import { readFileSync } from "node:fs";

/** The integrity of the loader of each released version, by version. */
export type Releases = Readonly<Record<string, string>>;

export const releases: Releases = JSON.parse(
	readFileSync(new URL("../releases.json", import.meta.url), "utf8"),
);

/**
 * Pages pin a released version by the integrity of its loader, which covers every other file. So its
 * bytes must stay the same.
 *
 * @param integrity that of the loader that was built
 * @throws {Error} if the version is released with another loader
 */
export function checkRelease(version: string, integrity: string, released: Releases): void {
	if (released[version] === undefined || released[version] === integrity) return;
	throw new Error(
		`Version ${version} is released, and this build would change it. Raise the version in packages/widgets/package.json.`,
	);
}
