import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/* Puts the package and what editors read beside the script tag of its version. The site serves them all. */
const folder = new URL("..", import.meta.url);
const { version } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
execFileSync("pnpm", ["pack", "--out", `dist/embed/${version}/nev-widgets.tgz`], {
	cwd: fileURLToPath(folder),
	shell: process.platform === "win32",
});
const file = (name) => fileURLToPath(new URL(name, folder));
const target = file(`dist/embed/${version}/`);
for (const name of ["custom-elements", "vscode.html-custom-data", "vscode.css-custom-data"]) {
	cpSync(file(`dist/${name}.json`), `${target}${name}.json`);
}
cpSync(file("../../CHANGELOG.md"), `${target}CHANGELOG.md`);
