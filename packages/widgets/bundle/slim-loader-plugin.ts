import type { Plugin } from "vite";

/**
 * Removes from the loader of the script tag what only pages and servers call: `invalidate`, `settle`,
 * `resources` and `initial`.
 */
export function slimLoader(): Plugin {
	return {
		name: "nev-slim-loader",
		enforce: "pre",
		transform(code, id) {
			if (!id.endsWith("/widgets/src/data/loader.ts")) return null;
			const slim = code.replace(/^\t\tinvalidate\(\.\.\.keyStart\) \{.*^\t\tinitial,$/ms, "");
			if (slim === code) throw new Error(`There is nothing to remove in ${id}.`);
			return slim;
		},
	};
}
