import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const sources = fileURLToPath(new URL("../src", import.meta.url));
const suffix = "/element.tsx?embed";

/**
 * The entries of the script tag, by name: one for each folder with an `element.tsx`. An entry is a
 * generated module that registers the folder's element.
 */
export const embedEntries = Object.fromEntries(
	readdirSync(sources)
		.filter((folder) => existsSync(`${sources}/${folder}/element.tsx`))
		.map((folder) => [folder, `${sources}/${folder}${suffix}`]),
);

/** Generates the modules of `embedEntries`. */
export function generateEmbedEntries(): Plugin {
	return {
		name: "nev-embed-entries",
		enforce: "pre",
		resolveId: (source) => (source.endsWith(suffix) ? source : null),
		load(id) {
			if (!id.endsWith(suffix)) return null;
			const folder = id.slice(`${sources}/`.length, -suffix.length);
			const widget = `${folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Widget`;
			return {
				code: `
					import { defineWidget } from ${JSON.stringify(`${sources}/elements/define-widget.tsx`)};
					import { ${widget} } from ${JSON.stringify(`${sources}/${folder}/element.tsx`)};
					defineWidget(${widget});
				`,
				moduleType: "js",
			};
		},
	};
}
