import { createRequire } from "node:module";
import { join } from "node:path";
import { pnpm, root, run } from "./pnpm.mjs";

/*
 * `pnpm check:types`: checks the types of every project. TypeScript 7 takes 12 seconds where 6 takes a
 * minute, so `api` is built with it too. What uses the compiler's API (declarations of the package,
 * documents, tests) stays on 6, because 7 has none, and so do packages whose types the package contains:
 * 7 sorts unions.
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
