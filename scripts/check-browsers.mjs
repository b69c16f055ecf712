import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { runChecks } from "es-check";
import { root } from "./pnpm.mjs";

/*
 * `pnpm check:browsers`: whether the built files run in the oldest browsers of `browsers.json`, by their
 * syntax and by the names of JavaScript's own functions, and of a few of the DOM's. Needs `pnpm build`, and
 * says so if the sources of what it and later checks read were changed since.
 */
const oldest = JSON.parse(readFileSync(join(root, "browsers.json"), "utf8"));

/** Built folders, with what is allowed in them all the same. */
const folders = {
	"packages/widgets/dist": "",
	// A method of Radix's own collection has this name. The types refuse ours: `site/tsconfig.browser.json`.
	"site/build/client": "ArrayToSorted",
};

const widgetSources = ["packages/contract/src", "packages/financing/src", "packages/widgets/src"];
const sources = {
	"packages/widgets/dist": widgetSources,
	"site/build/client": [...widgetSources, "site/app"],
};

/** The file that was written last, of those that no test or story is. */
function newestFile(folder) {
	const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name))
		.filter((path) => !/\.test\.|stories/.test(path))
		.map((path) => ({ path, time: statSync(path).mtimeMs }));
	return files.sort((a, b) => b.time - a.time)[0];
}

/** Functions of the DOM, which es-check does not know, that are missing in one of the oldest browsers. */
const newerFunctions =
	/\b(?:URL\.(?:canParse|parse)|AbortSignal\.any|checkVisibility|(?:show|hide|toggle)Popover)\(/;

/** The scripts of a folder that call one. */
function callersOfNewer(folder) {
	return readdirSync(join(root, folder), { recursive: true })
		.filter((name) => name.endsWith(".js"))
		.flatMap((name) => {
			const [call] = newerFunctions.exec(readFileSync(join(root, folder, name), "utf8")) ?? [];
			return call ? [`${folder}/${name} calls ${call})`] : [];
		});
}

const browserslistQuery = Object.entries(oldest)
	.map(([name, version]) => `${name} >= ${version}`)
	.join(", ");

for (const [folder, allowList] of Object.entries(folders)) {
	const files = join(root, folder, "**/*.js");
	// A folder without files is not built, and fails.
	const { success, errors } = await runChecks(
		[
			{
				ecmaVersion: "checkBrowser",
				browserslistQuery,
				checkFeatures: true,
				allowList,
				module: true,
				files,
			},
		],
		{},
	);
	for (const { file, err } of errors) process.stderr.write(`✗ ${file}: ${err.message}\n`);
	if (!success) process.exitCode = 1;
	if (!existsSync(join(root, folder))) continue;
	for (const caller of callersOfNewer(folder)) {
		process.stderr.write(`✗ ${caller}\n`);
		process.exitCode = 1;
	}
	const built = newestFile(folder);
	for (const { path, time } of sources[folder].map(newestFile)) {
		if (time <= built.time) continue;
		process.stderr.write(`! ${folder} is older than ${relative(root, path)}: run pnpm build\n`);
	}
}
