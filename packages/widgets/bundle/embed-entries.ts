import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const sources = fileURLToPath(new URL("../src", import.meta.url));
const suffix = "/element.tsx?embed";

/**
 * Widgets that are in another one's entry, because they share nearly all of its code: two files more
 * would make both heavier.
 */
const entryOf: Readonly<Record<string, string>> = { "dealer-map": "dealer-locator" };

const folders = readdirSync(sources).filter((folder) =>
	existsSync(`${sources}/${folder}/element.tsx`),
);

/** The folders of the widgets in an entry. */
export function widgetsIn(entry: string): string[] {
	return folders.filter((folder) => (entryOf[folder] ?? folder) === entry);
}

/**
 * The entries of the script tag, by name: one for each folder with an `element.tsx`, except those in
 * another entry. An entry is a generated module that exports `start`, which runs a widget in its
 * element.
 */
export const embedEntries = Object.fromEntries(
	folders
		.filter((folder) => !entryOf[folder])
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
			const widgets = widgetsIn(id.slice(`${sources}/`.length, -suffix.length)).map((folder) => ({
				name: `${folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Widget`,
				path: JSON.stringify(`${sources}/${folder}/element.tsx`),
			}));
			const [first, ...others] = widgets.map(({ name }) => name);
			const widget = others.reduce(
				(rest, name) => `element.localName === ${name}.tag ? ${name} : ${rest}`,
				first,
			);
			return {
				code: `
					import { startWidget } from ${JSON.stringify(`${sources}/elements/start-widget.tsx`)};
					${widgets.map(({ name, path }) => `import { ${name} } from ${path};`).join("\n")}
					export const start = (element) => startWidget(element, ${widget});
				`,
				moduleType: "js",
			};
		},
	};
}
