import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { onPreact } from "./on-preact/aliases.js";
import { shortPreactNames } from "./on-preact/short-names-plugin.js";
import { slimIcons } from "./slim-icons-plugin.js";
import { slimLeafletOnPreact } from "./slim-leaflet-plugin.js";
import { inlineStyles } from "./styles.js";

const widgets = [
	"dealer-locator",
	"dealer-map",
	"financing-calculator",
	"inquiry-form",
	"inventory-grid",
];

/** The custom elements for npm: one import registers them all, or one of them, with Preact included. */
export default defineConfig({
	resolve: { conditions: ["source"], alias: onPreact },
	define: { "process.env.NODE_ENV": JSON.stringify("production") },
	plugins: [inlineStyles(), slimLeafletOnPreact(), slimIcons(), shortPreactNames(), react()],
	build: {
		copyPublicDir: false,
		emptyOutDir: false,
		target: "es2022",
		minify: false,
		lib: {
			entry: {
				elements: "src/elements/index.ts",
				...Object.fromEntries(
					widgets.map((name) => [`elements/${name}`, `src/elements/${name}.ts`]),
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
