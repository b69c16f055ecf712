import { createRequire } from "node:module";
import { join } from "node:path";
import { pnpm, root, run } from "./pnpm.mjs";

/*
 * `pnpm check:types`: checks the types of every project. TypeScript 7 takes 12 seconds where 6 takes a
 * minute. It has no API for programs, so what uses one (declarations, documents, tests) stays on 6.
 */
const require = createRequire(import.meta.url);
const compiler = join(require.resolve("typescript-7/package.json"), "../bin/tsc");

const projects = [
	"packages/contract",
	"packages/financing",
	"packages/sample-data",
	"packages/basemap",
	"packages/widgets",
	"packages/desk",
	"packages/widgets/tsconfig.browser.json",
	"api",
	"site",
	"site/tsconfig.browser.json",
	".storybook",
];

// Types of the site's routes, which its files import.
await check("pnpm", pnpm(["--filter", "@nev/site", "exec", "react-router", "typegen"]));
for (const project of projects) {
	await check(project, run(process.execPath, [compiler, "-p", join(root, project)]));
}

async function check(name, running) {
	const { code } = await running;
	if (code === 0) return;
	process.stderr.write(`✗ ${name}\n`);
	process.exitCode = 1;
}
