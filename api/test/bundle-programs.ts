import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { bundle } from "./bundle.js";
import { createTempDirectory } from "./temp-directory.js";

declare module "vitest" {
	interface ProvidedContext {
		/** The directory of the bundled programs, which every user can enter. */
		programDirectory: string;
	}
}

/** Bundles the tests' programs and the cli, so that they start quickly and need no checkout. */
export default function bundlePrograms(project: TestProject): () => void {
	const directory = createTempDirectory();
	bundle(
		{
			database: "test/programs/database.ts",
			api: "src/main.ts",
			"movable-clock": "test/programs/movable-clock.ts",
			"slow-server": "test/programs/slow-server.ts",
			nev: "src/cli/main.ts",
		},
		directory,
	);
	project.provide("programDirectory", directory);
	return () => rmSync(directory, { recursive: true, force: true });
}
