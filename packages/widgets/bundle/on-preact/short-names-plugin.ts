import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type MinifyOptions, minify_sync } from "terser";
import type { Plugin } from "vite";

const files = ["preact", "preact/hooks", "preact/jsx-runtime"].map((name) =>
	readFileSync(fileURLToPath(import.meta.resolve(name)), "utf8"),
);

/** Shortens the names of Preact's private properties, which all start with an underscore. */
export function shortPreactNames(): Plugin {
	const options: MinifyOptions = {
		module: true,
		compress: false,
		// The same names in all its files.
		nameCache: {},
		mangle: {
			properties: {
				regex: /^_/,
				// With an underscore too, so that no property of a component or an element has such a name.
				nth_identifier: { get: (index) => `_${index.toString(36)}` },
			},
		},
		format: { beautify: true },
	};
	// Names all of them in one order. The bundler reads the files in another one each time.
	for (const file of files) minify_sync(file, options);
	return {
		name: "nev-short-preact-names",
		transform: (code, id) =>
			id.includes("/node_modules/preact/")
				? { code: minify_sync(code, options).code ?? code }
				: null,
	};
}
