import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/* Packs the package beside the script tag of its version, from where the site serves both. */
const folder = new URL("..", import.meta.url);
const { version } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
execFileSync("pnpm", ["pack", "--out", `dist/embed/${version}/nev-widgets.tgz`], {
	cwd: fileURLToPath(folder),
	shell: process.platform === "win32",
});
