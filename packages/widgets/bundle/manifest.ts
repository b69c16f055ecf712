import { readFileSync } from "node:fs";

interface Manifest {
	version: string;
	dependencies: Record<string, string>;
	peerDependencies: Record<string, string>;
}

const manifest: Manifest = JSON.parse(
	readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

/** The version of the package and of the script tag. */
export const version = manifest.version;

const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** True for a module of a package that npm installs next to this one. */
export function isExternal(id: string): boolean {
	return installed.some((name) => id === name || id.startsWith(`${name}/`));
}
