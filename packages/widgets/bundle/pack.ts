import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { version } from "./manifest.js";
import { checkRelease, releases } from "./releases.js";

/*
 * Puts the package and what editors read beside the script tag of its version. The site serves them all.
 * pnpm sorts the package's files and gives them a fixed time, owner and mode, so the same sources make
 * the same bytes.
 */
const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const target = `dist/embed/${version}`;
const packed = "nev-widgets.tgz";
execFileSync("pnpm", ["pack", "--out", `dist/${packed}`], {
	cwd: file(""),
	shell: process.platform === "win32",
});
checkRelease(version, packed, readFileSync(file(`dist/${packed}`)), releases);
mkdirSync(file(target), { recursive: true });
renameSync(file(`dist/${packed}`), file(`${target}/${packed}`));
for (const name of ["custom-elements", "vscode.html-custom-data", "vscode.css-custom-data"]) {
	cpSync(file(`dist/${name}.json`), file(`${target}/${name}.json`));
}
cpSync(file("../../CHANGELOG.md"), file(`${target}/CHANGELOG.md`));
