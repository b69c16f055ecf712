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

/** Bundles programs for the tests of a project, so that they start quickly and need no checkout. */
export function bundlePrograms(
	project: TestProject,
	programs: Readonly<Record<string, string>>,
): () => void {
	const directory = createTempDirectory();
	bundle(programs, directory);
	project.provide("programDirectory", directory);
	return () => rmSync(directory, { recursive: true, force: true });
}

/** Bundles those of the api's tests. */
export default (project: TestProject): (() => void) =>
	bundlePrograms(project, {
		database: "test/programs/database.ts",
		api: "src/main.ts",
		"movable-clock": "test/programs/movable-clock.ts",
		"slow-server": "test/programs/slow-server.ts",
	});
