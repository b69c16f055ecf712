import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import dts from "vite-plugin-dts";
import { buildTarget } from "./browsers.js";
import { importedFiles } from "./imported-files.js";
import { entryTypes, isExternal } from "./manifest.js";
import { bundleStyles } from "./styles.js";
import { widgets } from "./widgets.js";

const folder = fileURLToPath(new URL("..", import.meta.url));
const types = join(folder, "dist/types");

/** Packages that are not published. Their code and types become part of this package. */
const bundledPackages = ["contract", "financing", "vector-map"];

/** The entries without React, which servers run. */
const serverEntries = ["financing", "server"];

/**
 * The React library for npm: ES modules with React as a peer dependency, their type declarations and
 * the style sheet.
 */
export default defineConfig({
	resolve: { conditions: ["source"] },
	plugins: [
		{
			name: "empty-folder",
			buildStart() {
				// What an earlier build has left would be packed. The script tag's files are of another build.
				mkdirSync("dist", { recursive: true });
				for (const name of readdirSync("dist")) {
					if (name !== "embed") rmSync(join("dist", name), { recursive: true });
				}
			},
		},
		// The style sheet has the styles that elements adopt. Each has an empty module of its own: of one that
		// parts share, a page's bundler makes one part load the other.
		{
			name: "no-styles",
			enforce: "pre",
			resolveId: (source, importer) =>
				source.endsWith(".css?inline") ? `${importer}.no-styles` : undefined,
			load: (id) =>
				id.endsWith(".no-styles") ? { code: 'export default "";', moduleType: "js" } : undefined,
		},
		react(),
		dts({
			outDirs: types,
			entryRoot: "src",
			include: ["src"],
			exclude: ["**/*.test.*", "**/*.stories.*", "**/stories/**"],
			compilerOptions: {
				// `pnpm check:types` checks them. The plugin would only print what is wrong.
				noCheck: true,
				// The declarations import the copies that will be beside them. The compiler reads the originals.
				paths: { "@nev/*": ["./src/*/index.js", "../*/dist/index.d.ts"] },
			},
			afterBuild() {
				addTypes();
				removeUnusedTypes();
			},
		}),
		{
			name: "styles",
			writeBundle() {
				writeFileSync("dist/styles.css", bundleStyles("src/styles.css"));
				writeFileSync("dist/dealer-locator.css", bundleStyles("src/dealer-locator/server.css"));
			},
		},
	],
	build: {
		copyPublicDir: false,
		emptyOutDir: false,
		target: buildTarget,
		minify: false,
		sourcemap: true,
		lib: {
			entry: {
				index: "src/index.ts",
				...Object.fromEntries(Object.keys(widgets).map((name) => [name, `src/${name}/index.ts`])),
				ui: "src/ui/index.ts",
				...Object.fromEntries(serverEntries.map((name) => [name, `src/${name}.ts`])),
			},
			formats: ["es"],
		},
		rolldownOptions: {
			external: isExternal,
			output: {
				chunkFileNames: "chunks/[name]-[hash].js",
				// React server components must not run the other entries, only refer to them.
				banner: ({ isEntry, name }) =>
					isEntry && !serverEntries.includes(name) ? '"use client";' : "",
			},
		},
	},
});

/** Adds the declarations of the bundled packages, which their own builds have written, and of style sheets. */
function addTypes(): void {
	for (const name of bundledPackages) {
		const from = fileURLToPath(new URL(`../../${name}/dist`, import.meta.url));
		cpSync(from, `${types}/${name}`, {
			recursive: true,
			filter: (source) => statSync(source).isDirectory() || source.endsWith(".d.ts"),
		});
	}
	// TypeScript 6 refuses to import a style sheet without types.
	writeFileSync(`${types}/style-sheet.d.ts`, "export {};\n");
}

/** Removes the declarations that no entry refers to, such as those of the desk. */
function removeUnusedTypes(): void {
	const used = importedFiles(Object.values(entryTypes).map((file) => join(folder, file)));
	for (const entry of readdirSync(types, { recursive: true, withFileTypes: true })) {
		const file = join(entry.parentPath, entry.name);
		if (entry.isFile() && !used.has(file)) rmSync(file);
	}
}
