import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { embedLoader } from "./embed-loader.js";
import { inlineStyles } from "./inline-styles.js";
import { version } from "./manifest.js";
import { preactAliases } from "./preact-aliases.js";
import { slimLeaflet } from "./slim-leaflet-stubs.js";

/** The script tag: a loader and, for each element, chunks that it fetches when they are needed. */
export default defineConfig({
	resolve: { conditions: ["source"], alias: preactAliases },
	define: { "process.env.NODE_ENV": JSON.stringify("production") },
	plugins: [inlineStyles(), slimLeaflet(), react(), embedLoader(version)],
	build: {
		copyPublicDir: false,
		outDir: `dist/embed/${version}`,
		target: "es2022",
		lib: {
			entry: {
				"dealer-locator": "src/elements/embed/dealer-locator.ts",
				"inventory-grid": "src/elements/embed/inventory-grid.ts",
			},
			formats: ["es"],
		},
		rolldownOptions: {
			output: {
				minify: true,
				comments: false,
				entryFileNames: "[name]-[hash:6].js",
				chunkFileNames: "[name]-[hash:6].js",
				codeSplitting: {
					groups: [
						{
							// What every widget needs; one file compresses better than two.
							name: "core",
							test: /node_modules\/(@?preact|use-sync-external-store|zod|lucide-react\/dist\/esm\/(?!icons))|bundle\/use-signals|packages\/contract|src\/(data|elements\/[a-z-]+\.|hooks|messages|provider|ui)/,
						},
					],
				},
			},
		},
	},
});
