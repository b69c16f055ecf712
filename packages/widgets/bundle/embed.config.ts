import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { isInChunk } from "./chunk-groups.js";
import { embedLoader } from "./embed-loader.js";
import { inlineStyles } from "./inline-styles.js";
import { version } from "./manifest.js";
import { onPreact } from "./on-preact/aliases.js";
import { slimLeaflet } from "./slim-leaflet-stubs.js";

/** The script tag: a loader and, for each element, chunks that it fetches when they are needed. */
export default defineConfig({
	resolve: { conditions: ["source"], alias: onPreact },
	define: { "process.env.NODE_ENV": JSON.stringify("production") },
	plugins: [inlineStyles(), slimLeaflet(), react(), embedLoader(version)],
	build: {
		copyPublicDir: false,
		outDir: `dist/embed/${version}`,
		target: "es2022",
		lib: {
			entry: {
				"dealer-locator": "src/elements/embed/dealer-locator.ts",
				"financing-calculator": "src/elements/embed/financing-calculator.ts",
				"inventory-grid": "src/elements/embed/inventory-grid.ts",
				"inquiry-form": "src/elements/embed/inquiry-form.ts",
			},
			formats: ["es"],
		},
		rolldownOptions: {
			// What a widget's later parts share with it stays in its own file.
			preserveEntrySignatures: "allow-extension",
			output: {
				minify: true,
				comments: false,
				// Fewer bytes in the loader, which names the files that elements start with.
				hashCharacters: "hex",
				entryFileNames: "[name]-[hash:6].js",
				chunkFileNames: "[name]-[hash:6].js",
				codeSplitting: {
					groups: [
						{ name: "core", test: isInChunk("core") },
						{ name: "contract", test: isInChunk("contract") },
						{
							name: "results",
							test: isInChunk("results"),
							// Otherwise what the results share with the form would leave the form.
							includeDependenciesRecursively: false,
						},
					],
				},
			},
		},
	},
});
