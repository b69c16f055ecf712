import { readFileSync } from "node:fs";

interface Manifest {
	version: string;
	exports: Record<string, string | { types?: string }>;
	dependencies: Record<string, string>;
	peerDependencies: Record<string, string>;
}

const manifest: Manifest = JSON.parse(
	readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

/** The version of the package and of the script tag. */
export const version = manifest.version;

/** The declarations of the package's entries, by the entry. */
export const entryTypes = Object.fromEntries(
	Object.entries(manifest.exports).flatMap(([name, entry]) =>
		typeof entry === "object" && entry.types ? [[name, entry.types]] : [],
	),
);

const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** True for a module of a package that npm installs next to this one. */
export function isExternal(id: string): boolean {
	return installed.some((name) => id === name || id.startsWith(`${name}/`));
}
