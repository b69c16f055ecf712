import { browserslistToTargets, bundle, Features } from "lightningcss";
import type { Plugin } from "vite";
import { oldestBrowsers } from "./browsers.js";

const targets = browserslistToTargets(oldestBrowsers);

/** The fallback of `light-dark()` would follow neither the host page's colour scheme nor an element's own. */
export const exclude = Features.LightDark;

/** Bundles a style sheet with its imports, minified. */
export function bundleStyles(filename: string): string {
	return bundle({ filename, minify: true, targets, exclude }).code.toString();
}

const suffix = ".css?inline";

/** Makes `import styles from "./x.css?inline"` the bundled style sheet's text. */
export function inlineStyles(): Plugin {
	return {
		name: "nev-inline-styles",
		enforce: "pre",
		async resolveId(source, importer) {
			if (!source.endsWith(suffix)) return null;
			const file = await this.resolve(source.slice(0, -"?inline".length), importer);
			// With another extension than ".css", so that Vite's own CSS plugins skip it. And without the "\0" of
			// virtual modules: the bundler writes their names into the chunks as they are, with the build's folder.
			return file ? `${file.id}.text` : null;
		},
		load(id) {
			if (!id.endsWith(".css.text")) return null;
			const file = id.slice(0, -".text".length);
			this.addWatchFile(file);
			return { code: `export default ${JSON.stringify(bundleStyles(file))};`, moduleType: "js" };
		},
	};
}
