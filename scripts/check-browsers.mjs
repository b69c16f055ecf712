import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { runChecks } from "es-check";
import { root } from "./pnpm.mjs";

/*
 * `pnpm check:browsers`: whether the built files run in the oldest browsers of `browsers.json`, by their
 * syntax and by the names of JavaScript's own functions, and by a few things that es-check does not know.
 * Needs `pnpm build`, and says so if the sources of what it and later checks read were changed since.
 */
const oldest = JSON.parse(readFileSync(join(root, "browsers.json"), "utf8"));

/** Built folders, with what is allowed in them all the same. */
const folders = {
	"packages/widgets/dist": "",
	// A method of Radix's own collection has this name. The types refuse ours: `site/tsconfig.browser.json`.
	"site/build/client": "ArrayToSorted",
};

const widgetSources = ["contract", "financing", "vector-map", "widgets"].map(
	(name) => `packages/${name}/src`,
);
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

/** What one of the oldest browsers lacks and es-check does not know. */
const newer = [
	// Functions of the DOM.
	/\b(?:URL\.(?:canParse|parse)|AbortSignal\.any|checkVisibility|(?:show|hide|toggle)Popover)\(/,
	// In Firefox before 119 these are no attributes: setAttribute() works everywhere.
	/\.(?:aria[A-Z]\w*|role) ?=(?!=)/,
	// Lookbehind. The builds make a text of such an expression, which Safari before 16.4 refuses when it runs.
	/\(\?<[=!]/,
	// `@media (width >= 40em)`: Safari before 16.4 skips all in it.
	/@media[^{]*[<>]/,
	// Chrome before 120 skips what is in it. `scripting: none` is harmless there.
	/\(scripting: ?enabled/,
];

/** The scripts and style sheets of a folder that contain such a thing. */
function usersOfNewer(folder) {
	return readdirSync(join(root, folder), { recursive: true })
		.filter((name) => /\.(?:js|css)$/.test(name))
		.flatMap((name) => {
			const text = readFileSync(join(root, folder, name), "utf8");
			return newer.flatMap((pattern) => {
				const [found] = pattern.exec(text) ?? [];
				return found ? [`${folder}/${name} contains ${found}`] : [];
			});
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
	for (const user of usersOfNewer(folder)) {
		process.stderr.write(`✗ ${user}\n`);
		process.exitCode = 1;
	}
	const built = newestFile(folder);
	for (const { path, time } of sources[folder].map(newestFile)) {
		if (time <= built.time) continue;
		process.stderr.write(`! ${folder} is older than ${relative(root, path)}: run pnpm build\n`);
	}
}
