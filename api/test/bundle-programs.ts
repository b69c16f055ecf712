import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { bundle } from "./bundle.js";
import { makeFolder } from "./make-folder.js";

declare module "vitest" {
	interface ProvidedContext {
		/** A folder that every user can enter, with the programs and what they need. */
		programFolder: string;
	}
}

/**
 * Makes one file of each of the tests' programs, and of the cli: it starts quickly, and runs without
 * the checkout.
 */
export default function bundlePrograms(project: TestProject): () => void {
	const folder = makeFolder();
	bundle(
		{
			database: "test/programs/database.ts",
			"slow-server": "test/programs/slow-server.ts",
			nev: "src/cli/main.ts",
		},
		folder,
	);
	project.provide("programFolder", folder);
	return () => rmSync(folder, { recursive: true, force: true });
}
