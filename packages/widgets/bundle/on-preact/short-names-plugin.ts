import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type MinifyOptions, minify_sync } from "terser";
import type { Plugin } from "vite";

const folders = ["preact", "preact/hooks", "preact/jsx-runtime"].map((name) =>
	fileURLToPath(new URL(".", import.meta.resolve(name))),
);

/** Shortens the names of Preact's private properties, which all start with an underscore. */
export function shortPreactNames(): Plugin {
	/** The same names in all its files. Variables have names of their own in each. */
	const nameCache: { vars?: object } = {};
	const options: MinifyOptions = {
		module: true,
		compress: false,
		nameCache,
		mangle: {
			properties: {
				regex: /^_/,
				// With an underscore too, so that no property of a component or an element has such a name.
				nth_identifier: { get: (index) => `_${index.toString(36)}` },
			},
		},
		format: { beautify: true },
	};

	function shorten(code: string): string {
		const short = minify_sync(code, options).code;
		delete nameCache.vars;
		return short ?? code;
	}

	// Gives all names in one order. The bundler reads the files in another one each time.
	for (const folder of folders) {
		const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
		for (const file of files.filter((name) => name.endsWith(".js")))
			shorten(readFileSync(folder + file, "utf8"));
	}
	return {
		name: "nev-short-preact-names",
		transform: (code, id) =>
			id.includes("/node_modules/preact/") ? { code: shorten(code) } : null,
	};
}
