import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";
import ts from "typescript";
import { root as repository } from "./pnpm.mjs";

/*
 * `pnpm check:layers [repository]`: whether the folders of a package import only from those below them.
 * `layers.json` lists them from the ground up. Folders that import one another stand together in a list
 * of at most three. Files beside the folders are the package's entries, above all of them.
 */
const root = process.argv[2] ?? repository;
const declaration = "scripts/layers.json";
const layers = JSON.parse(readFileSync(join(root, declaration), "utf8"));
const maxGroup = 3;

for (const [source, floors] of Object.entries(layers)) {
	const files = filesOf(source);
	checkFolders(source, floors, new Set(files.map(folderOf)));
	const floorOf = new Map(
		floors.flatMap((floor, index) => [floor].flat().map((folder) => [folder, index])),
	);
	for (const file of files.filter((name) => /\.[jt]sx?$/.test(name)))
		checkImports(source, file, floorOf);
}

/** The files in a package's folder of source, without tests, stories and what these share. */
function filesOf(source) {
	return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => relative(join(root, source), join(parentPath, name)))
		.map((path) => path.replaceAll(sep, "/"))
		.filter((path) => !/\.(test|stories)\.|(^|\/)(testing|stories)\//.test(path))
		.sort();
}

/** The first folder of a path; undefined of an entry. */
function folderOf(path) {
	return path.includes("/") ? path.split("/", 1)[0] : undefined;
}

function checkFolders(source, floors, folders) {
	const listed = floors.flat();
	for (const folder of folders)
		if (folder && !listed.includes(folder))
			report(`${source}/${folder} is not in ${declaration}. Add it above the folders it imports.`);
	for (const folder of listed)
		if (!folders.has(folder))
			report(`${declaration} lists ${source}/${folder}, which does not exist. Remove it there.`);
	for (const floor of floors)
		if (Array.isArray(floor) && floor.length > maxGroup)
			report(
				`${declaration} has ${floor.length} folders of ${source}/ in one group. Move what they share to a folder below, until the group has ${maxGroup} at most.`,
			);
}

function checkImports(source, file, floorOf) {
	const from = folderOf(file);
	if (from === undefined) return;
	const text = readFileSync(join(root, source, file), "utf8");
	for (const { fileName: imported } of ts.preProcessFile(text, true, true).importedFiles) {
		const path = normalize(join(dirname(file), imported)).replaceAll(sep, "/");
		if (!imported.startsWith(".") || path.startsWith("../")) continue;
		const to = folderOf(path);
		if (to !== undefined && !(floorOf.get(to) > floorOf.get(from))) continue;
		report(
			`${source}/${file} imports ${imported}, but ${to ?? "an entry"} is above ${from} in ${declaration}. Move what it needs to a folder below, or pass it in.`,
		);
	}
}

function report(message) {
	process.stderr.write(`✗ ${message}\n`);
	process.exitCode = 1;
}
