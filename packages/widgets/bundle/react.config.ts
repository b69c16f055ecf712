import { cpSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import dts from "vite-plugin-dts";
import { buildTarget } from "./browsers.js";
import { isExternal } from "./manifest.js";
import { bundleStyles } from "./styles.js";
import { widgets } from "./widgets.js";

const types = fileURLToPath(new URL("../dist/types", import.meta.url));

/** Packages that are not published. Their code and types become part of this package. */
const bundledPackages = ["contract", "financing", "vector-map"];

/** The entry without React, for servers. */
const serverEntry = "server";

/**
 * The React library for npm: ES modules with React as a peer dependency, their type declarations and
 * the style sheet.
 */
export default defineConfig({
	resolve: { conditions: ["source"] },
	plugins: [
		// The style sheet has the styles that elements adopt. Each has an empty module of its own: of one that
		// parts share, a page's bundler makes one part load the other.
		{
			name: "no-styles",
			enforce: "pre",
			resolveId: (source, importer) =>
				source.endsWith(".css?inline") ? `\0no-styles:${importer}` : undefined,
			load: (id) => (id.startsWith("\0no-styles:") ? 'export default "";' : undefined),
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
			afterBuild: addTypes,
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
		target: buildTarget,
		minify: false,
		sourcemap: true,
		lib: {
			entry: {
				index: "src/index.ts",
				...Object.fromEntries(Object.keys(widgets).map((name) => [name, `src/${name}/index.ts`])),
				ui: "src/ui/index.ts",
				[serverEntry]: "src/server.ts",
			},
			formats: ["es"],
		},
		rolldownOptions: {
			external: isExternal,
			output: {
				chunkFileNames: "chunks/[name]-[hash].js",
				// React server components must not run the other entries, only refer to them.
				banner: ({ isEntry, name }) => (isEntry && name !== serverEntry ? '"use client";' : ""),
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
