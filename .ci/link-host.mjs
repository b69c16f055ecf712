import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./pnpm.mjs";

const widgets = join(root, "packages/widgets");
const fixtures = join(root, "fixtures");
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/**
 * Gives a host the packed package with the dependencies that it declares, and nothing else of this
 * repository. The host must be below `fixtures`, where pnpm has installed what hosts are built with.
 * So it is built from the lock file, without the npm registry.
 *
 * @throws {Error} if a version is not the host's own
 */
export function linkHost(cwd) {
	const { dependencies, devDependencies } = readManifest(cwd);
	for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
		if (name === "@nev/widgets") continue;
		const installed = readManifest(join(fixtures, "node_modules", name)).version;
		if (installed !== version) {
			throw new Error(`${cwd} wants ${name} ${version}, and fixtures/package.json ${installed}.`);
		}
	}
	const unpacked = join(cwd, "node_modules/@nev/widgets");
	mkdirSync(unpacked, { recursive: true });
	const { version } = readManifest(widgets);
	const archive = join(widgets, `dist/embed/${version}/nev-widgets.tgz`);
	execFileSync("tar", ["-xzf", archive, "--strip-components=1", "-C", unpacked]);
	for (const name of Object.keys(readManifest(unpacked).dependencies)) {
		const link = join(unpacked, "node_modules", name);
		mkdirSync(dirname(link), { recursive: true });
		symlinkSync(join(widgets, "node_modules", name), link, "junction");
	}
}
