import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * What stands in for the parts of Leaflet that this map never calls and that its other parts import
 * all the same: the canvas renderer, the one for Internet Explorer 8, and dragging of markers.
 */
const stubs: Record<string, string> = {
	"./Canvas": "export const canvas = () => null;",
	"./SVG.VML": "export const vmlMixin = {}; export const vmlCreate = () => null;",
	"./Marker.Drag": "export const MarkerDrag = undefined;",
};

const slim = fileURLToPath(new URL("slim-leaflet.js", import.meta.url));

/** Takes the slim part of Leaflet for the whole, and leaves those parts out of the bundle. */
export function slimLeaflet(): Plugin {
	return {
		name: "nev-slim-leaflet",
		enforce: "pre",
		resolveId(source, importer) {
			// It hangs handlers and controls on Leaflet's classes, which must not be shaken off.
			if (source === "leaflet") return { id: slim, moduleSideEffects: true };
			return importer?.includes("/leaflet/src/") && source in stubs ? `\0leaflet:${source}` : null;
		},
		load(id) {
			return id.startsWith("\0leaflet:") ? stubs[id.slice("\0leaflet:".length)] : null;
		},
	};
}
