import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { isInChunk } from "./chunk-groups.js";
import { embedEntries, generateEmbedEntries } from "./embed-entries.js";
import { embedLoader } from "./embed-loader.js";
import { version } from "./manifest.js";
import { onPreact } from "./on-preact/aliases.js";
import { shortPreactNames } from "./on-preact/short-names-plugin.js";
import { ownCopies } from "./own-copies-plugin.js";
import { shortStyleNames } from "./short-style-names.js";
import { slimIcons } from "./slim-icons-plugin.js";
import { slimLeafletOnPreact } from "./slim-leaflet-plugin.js";
import { slimLoader } from "./slim-loader-plugin.js";
import { slimNamespaces } from "./slim-namespaces-plugin.js";
import { spanishEntry, spanishFile } from "./spanish/spanish-file.js";
import { inlineStyles } from "./styles.js";
import { trustedInput } from "./trusted-input-plugin.js";
import { omitUnreachable } from "./unreachable-plugin.js";

/** The script tag: a loader, and the chunks that it loads for each element on demand. */
export default defineConfig({
	resolve: { conditions: ["source"], alias: onPreact },
	define: { "process.env.NODE_ENV": JSON.stringify("production") },
	plugins: [
		generateEmbedEntries(),
		spanishFile(),
		ownCopies(),
		inlineStyles(),
		slimLeafletOnPreact(),
		slimIcons(),
		slimLoader(),
		shortPreactNames(),
		trustedInput(),
		omitUnreachable(),
		react(),
		slimNamespaces(),
		shortStyleNames(),
		embedLoader(version),
	],
	build: {
		copyPublicDir: false,
		outDir: `dist/embed/${version}`,
		target: "es2022",
		lib: { entry: { ...embedEntries, ...spanishEntry }, formats: ["es"] },
		rolldownOptions: {
			// A schema that nobody uses is left out with the schemas in it.
			treeshake: { manualPureFunctions: ["z"] },
			// Code that an entry shares with its lazy chunks stays in the entry's chunk.
			preserveEntrySignatures: "allow-extension",
			// What stands for a package, such as `slim-zod`, may lack a name that is used.
			onLog(level, log, handle) {
				if (log.code === "IMPORT_IS_UNDEFINED" || log.code === "MISSING_EXPORT") {
					throw new Error(log.message);
				}
				handle(level, log);
			},
			output: {
				minify: true,
				comments: false,
				// `embedLoader` adds the hash of each file's final content.
				entryFileNames: "[name].js",
				chunkFileNames: "[name].js",
				codeSplitting: {
					groups: [
						{ name: "core", test: isInChunk("core") },
						{
							name: "contract",
							test: isInChunk("contract"),
							includeDependenciesRecursively: false,
						},
						{
							name: "results",
							test: isInChunk("results"),
							// Otherwise code that the results share with the form would move out of the form.
							includeDependenciesRecursively: false,
						},
					],
				},
			},
		},
	},
});
