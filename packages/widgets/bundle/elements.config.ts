import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildTarget } from "./browsers.js";
import { leafletModules } from "./leaflet-plugin.js";
import { checkLicenses, licensesName } from "./licenses.js";
import { onPreact } from "./on-preact/aliases.js";
import { inlineStyles } from "./styles.js";
import { widgets } from "./widgets.js";

/** The custom elements for npm: one import registers them all, or one of them, with Preact included. */
export default defineConfig({
	resolve: { conditions: ["source"], alias: onPreact },
	define: { "process.env.NODE_ENV": JSON.stringify("production") },
	plugins: [inlineStyles(), leafletModules(), react(), checkLicenses()],
	build: {
		copyPublicDir: false,
		emptyOutDir: false,
		target: buildTarget,
		minify: false,
		license: { fileName: licensesName },
		lib: {
			entry: {
				elements: "src/entries/index.ts",
				...Object.fromEntries(
					Object.keys(widgets).map((name) => [`elements/${name}`, `src/${name}/define.ts`]),
				),
			},
			formats: ["es"],
		},
		rolldownOptions: {
			output: {
				chunkFileNames: "elements/chunks/[name]-[hash].js",
				banner: ({ isEntry }) => (isEntry ? '"use client";' : ""),
			},
		},
	},
});
