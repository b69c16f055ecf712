import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runChecks } from "es-check";
import { root } from "./pnpm.mjs";

/*
 * `pnpm check:browsers`: whether the built files run in the oldest browsers of `browsers.json`, by their
 * syntax and by the names of JavaScript's own functions. It does not know the DOM's. Needs `pnpm build`.
 */
const oldest = JSON.parse(readFileSync(join(root, "browsers.json"), "utf8"));

/** Built folders, with what is allowed in them all the same. */
const folders = {
	"packages/widgets/dist": "",
	// A method of Radix's own collection has this name. The types refuse ours: `site/tsconfig.browser.json`.
	"site/build/client": "ArrayToSorted",
};

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
}
