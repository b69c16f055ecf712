import { createRequire } from "node:module";
import { join } from "node:path";
import { pnpm, root, run } from "./pnpm.mjs";
import { runSteps } from "./run-steps.mjs";

/*
 * `pnpm check:types`: checks the types of every project. TypeScript 7 takes 12 seconds where 6 takes a
 * minute, so `api`, `sample-data` and `basemap` are built with it too. What uses the compiler's API
 * (declarations of the package, documents, tests) stays on 6, because 7 has none, and so do packages
 * whose types the package contains: 7 sorts unions.
 */
const require = createRequire(import.meta.url);
const compiler = join(require.resolve("typescript-7/package.json"), "../bin/tsc");

/** The longest first. */
const projects = [
	"site",
	"api",
	"packages/operations",
	".storybook",
	"packages/widgets",
	"packages/widgets/tsconfig.browser.json",
	"packages/desk",
	"packages/sample-data",
	"packages/basemap",
	"packages/contract",
	"packages/financing",
	"packages/vector-map",
	"site/tsconfig.browser.json",
];

// Types of the site's routes, which its files import.
await check("pnpm", pnpm(["--filter", "@nev/site", "exec", "react-router", "typegen"]));
await runSteps(
	projects.map((project) => ({
		name: project,
		// The compiler's own threads check a third of the types twice.
		run: () =>
			check(
				project,
				run(process.execPath, [compiler, "-p", join(root, project), "--singleThreaded"]),
			),
	})),
);

async function check(name, running) {
	const { code } = await running;
	if (code === 0) return;
	process.stderr.write(`✗ ${name}\n`);
	process.exitCode = 1;
}
