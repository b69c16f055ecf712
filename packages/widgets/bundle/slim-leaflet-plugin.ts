import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Empty replacements for Leaflet modules that the map never uses but that other modules import: the
 * canvas renderer, the VML renderer of Internet Explorer 8 and marker dragging.
 */
const stubs: Record<string, string> = {
	"./Canvas": "export const canvas = () => null;",
	"./SVG.VML": "export const vmlMixin = {}; export const vmlCreate = () => null;",
	"./Marker.Drag": "export const MarkerDrag = undefined;",
};

/**
 * What Leaflet does when it is loaded and a page that requires trusted types forbids: it parses HTML
 * to find out whether the browser knows SVG.
 */
const parsesHtml = "div.innerHTML = '<svg/>';";

const slimModule = fileURLToPath(new URL("slim-leaflet.js", import.meta.url));

/** Replaces Leaflet by `slim-leaflet.js` and the modules above by stubs, and parses no HTML. */
export function slimLeaflet(): Plugin {
	return {
		name: "nev-slim-leaflet",
		enforce: "pre",
		resolveId(source, importer) {
			// It assigns handlers and controls to Leaflet's classes, which tree shaking must not remove.
			if (source === "leaflet") return { id: slimModule, moduleSideEffects: true };
			return importer?.includes("/leaflet/src/") && source in stubs ? `\0leaflet:${source}` : null;
		},
		transform(code, id) {
			if (!id.includes("/leaflet/src/core/Browser.js")) return null;
			if (!code.includes(parsesHtml)) throw new Error(`Leaflet no longer contains ${parsesHtml}`);
			return code.replace(
				parsesHtml,
				"div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));",
			);
		},
		load(id) {
			return id.startsWith("\0leaflet:") ? stubs[id.slice("\0leaflet:".length)] : null;
		},
	};
}
