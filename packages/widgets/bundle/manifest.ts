import { readFileSync } from "node:fs";

interface Manifest {
	version: string;
	dependencies: Record<string, string>;
	peerDependencies: Record<string, string>;
}

const manifest: Manifest = JSON.parse(
	readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

/** The version of the package, and of the script tag. */
export const version = manifest.version;

const provided = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Whether a module comes from a package that npm installs beside this one. */
export function isProvided(id: string): boolean {
	return provided.some((name) => id === name || id.startsWith(`${name}/`));
}
