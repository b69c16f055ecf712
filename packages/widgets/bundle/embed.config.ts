import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTarget } from "./browsers.js";
import { isIn } from "./chunk-groups.js";
import { embedLoader } from "./embed-loader.js";
import { leafletModules } from "./leaflet-plugin.js";
import { checkLicenses, licensesName } from "./licenses.js";
import { localeFiles } from "./locale-file.js";
import { version } from "./manifest.js";
import { onPreact } from "./on-preact/aliases.js";
import { paymentRules } from "./payment-rules.js";
import { inlineStyles } from "./styles.js";
import { widgets } from "./widgets.js";

/** The widgets with a file of their own. */
const names = Object.entries(widgets).flatMap(([name, row]) => ("file" in row ? [] : name));

/** What any widget loads, but for the links to directions: the locator's list has them for its map too. */
const isCore = (id: string) => isIn("shared")(id) && !id.includes("/ui/directions-link.");

/** The script tag: a loader, and the native modules that it loads for each element on demand. */
export default defineConfig({
	resolve: { conditions: ["source"], alias: onPreact },
	define: { "process.env.NODE_ENV": JSON.stringify("production") },
	plugins: [
		localeFiles(),
		paymentRules(),
		inlineStyles(),
		leafletModules(),
		react(),
		embedLoader(version),
		checkLicenses(),
	],
	build: {
		copyPublicDir: false,
		outDir: `dist/embed/${version}`,
		target: buildTarget,
		license: { fileName: licensesName },
		lib: {
			entry: Object.fromEntries(names.map((name) => [name, `src/entries/script-tag/${name}.ts`])),
			formats: ["es"],
		},
		rolldownOptions: {
			// Code that an entry shares with its lazy chunks stays in the entry's chunk.
			preserveEntrySignatures: "allow-extension",
			output: {
				minify: true,
				comments: false,
				entryFileNames: "[name]-[hash:6].js",
				chunkFileNames: "[name]-[hash:6].js",
				codeSplitting: {
					groups: [
						{ name: "core", test: isCore, tags: ["$initial"], minShareCount: 2 },
						{ name: "data", test: isIn("data"), tags: ["$initial"], minShareCount: 2 },
					],
				},
			},
		},
	},
});
