import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atEnd } from "./clean-up.js";

/**
 * Installs packages from npm in a folder of their own, which `cleanUp` removes.
 *
 * @returns the folder's path
 * @throws {Error} with npm's report, such as that there is no network
 */
export function installPackages(...packages: string[]): string {
	process.stdout.write(`Installing ${packages.join(", ")}…\n`);
	const folder = mkdtempSync(join(tmpdir(), "nev-peers-"));
	atEnd(() => rmSync(folder, { recursive: true, force: true }));
	const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
	try {
		execFileSync("npm", ["install", ...options, ...packages], {
			cwd: folder,
			stdio: ["ignore", "ignore", "inherit"],
		});
	} catch {
		throw new Error("npm could not install them from its registry, and this needs them.");
	}
	return folder;
}
