import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const entry = fileURLToPath(new URL("leaflet.js", import.meta.url));

/**
 * What Leaflet does when it is loaded and a page that requires trusted types forbids: it parses HTML
 * to find out whether the browser knows SVG. This is the only text of a library that we change.
 */
const parsesHtml = "div.innerHTML = '<svg/>';";
const parsesNone =
	"div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));";

/** The part of Leaflet in `leaflet.js` in place of its bundle. */
export function leafletModules(): Plugin {
	return {
		name: "nev-leaflet-modules",
		enforce: "pre",
		async resolveId(source, importer, options) {
			// It assigns handlers to Leaflet's classes, which tree shaking must not remove.
			if (source === "leaflet") return { id: entry, moduleSideEffects: true };
			if (!source.startsWith("leaflet/src/") || importer !== entry) return null;
			// Those that nothing is used of are left out.
			const module = await this.resolve(source, importer, { ...options, skipSelf: true });
			return module && { ...module, moduleSideEffects: false };
		},
		transform(code, id) {
			if (!id.includes("/leaflet/src/core/Browser.js")) return null;
			if (!code.includes(parsesHtml)) throw new Error(`Leaflet no longer contains ${parsesHtml}`);
			return code.replace(parsesHtml, parsesNone);
		},
	};
}
