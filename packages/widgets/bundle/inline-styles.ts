import type { Plugin } from "vite";
import { stylesText } from "./styles-text.js";

const suffix = ".css?inline";

/** Makes `import styles from "./x.css?inline"` the text of the sheet with its imports in it. */
export function inlineStyles(): Plugin {
	return {
		name: "nev-inline-styles",
		enforce: "pre",
		async resolveId(source, importer) {
			if (!source.endsWith(suffix)) return null;
			const file = await this.resolve(source.slice(0, -"?inline".length), importer);
			// The ending keeps the bundler's own CSS plugins away.
			return file ? `\0${file.id}.text` : null;
		},
		load(id) {
			if (!id.startsWith("\0") || !id.endsWith(".css.text")) return null;
			const file = id.slice(1, -".text".length);
			this.addWatchFile(file);
			return { code: `export default ${JSON.stringify(stylesText(file))};`, moduleType: "js" };
		},
	};
}
