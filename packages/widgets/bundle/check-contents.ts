import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createTempFolder } from "../../../scripts/temp-folder.mjs";
import { importedFiles } from "./imported-files.js";
import { version } from "./manifest.js";

/* Checks that the packed package has what its users need, nothing else, and nothing of the folder that built it. */
const root = fileURLToPath(new URL("../../..", import.meta.url));
const unpacked = createTempFolder("nev-package-");
execFileSync("tar", [
	"-xzf",
	join(root, `packages/widgets/dist/embed/${version}/nev-widgets.tgz`),
	"-C",
	unpacked,
]);
const folder = join(unpacked, "package");
const problems: string[] = [];

interface Manifest {
	exports: Record<string, string | { types?: string; default?: string }>;
}

const { exports }: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const entries = Object.entries(exports).flatMap(([name, entry]) => {
	const files = typeof entry === "string" ? [entry] : [entry.default, entry.types];
	if (!files.some(Boolean)) problems.push(`The entry ${name} is empty.`);
	return files.filter((file) => file !== undefined);
});
/** What is no entry: for npm, editors, and the readers of the READMEs. */
const others = [
	...["package.json", "README.md", "LICENSE", "dist/licenses.md"],
	...["html", "css"].map((language) => `dist/vscode.${language}-custom-data.json`),
];
for (const file of [...entries, ...others]) {
	if (!file.includes("*") && !existsSync(join(folder, file))) problems.push(`${file} is missing.`);
}
const otherFolders = /^(docs|tokens|src)\/.+\.(json|md|ts|webp)$/;
const scripts = entries
	.filter((file) => /\.(js|d\.ts)$/.test(file))
	.map((file) => join(folder, file));
const used = new Set([...importedFiles(scripts), ...entries.map((file) => join(folder, file))]);
const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
	entry.isFile(),
);
for (const { parentPath, name } of files) {
	const path = join(parentPath, name);
	const file = relative(folder, path).replaceAll("\\", "/");
	const isNamed = others.includes(file) || otherFolders.test(file);
	if (!isNamed && !used.has(path.replace(/\.map$/, ""))) problems.push(`${file} is of no entry.`);
	if (readFileSync(path, "utf8").includes(root)) problems.push(`${file} names ${root}.`);
}
for (const entry of ["financing", "server"]) {
	importedFiles([join(folder, `dist/${entry}.js`)], (name, file) => {
		if (/^react|signals-react/.test(name))
			problems.push(`${relative(folder, file)} of ${entry} imports ${name}.`);
	});
}
rmSync(unpacked, { recursive: true });
if (problems.length > 0) throw new Error(problems.join("\n"));
process.stdout.write(`The package has ${files.length} files, each of an entry or to be read.\n`);
