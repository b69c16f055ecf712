import { join } from "node:path";
import { requireNode, root, run } from "./pnpm.mjs";

/** The oldest version that the README allows, and the newest of the later long-term ones. */
const versions = ["20.19.0", "22", "24"];

/*
 * `pnpm test:node`: runs the tests of the API and its CLI on each Node.js that is supported, whichever
 * runs this. The versions come from the npm package `node`.
 */
if (requireNode()) await testVersions();

async function testVersions() {
	const runs = versions.flatMap((version) =>
		["api", "packages/operations"].map((folder) => ({ version, folder })),
	);
	for (const { version, folder } of runs) {
		process.stdout.write(`\n> The tests of ${folder} on Node.js ${version}\n`);
		const { code } = await run(
			"npm",
			[
				...["exec", "--yes", `--package=node@${version}`, "--", "node"],
				...["node_modules/vitest/vitest.mjs", "run"],
			],
			{ cwd: join(root, folder) },
		);
		if (code !== 0) process.exitCode = 1;
	}
}
