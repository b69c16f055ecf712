import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { TilePath } from "./rings.js";
import { extent } from "./slice.js";

export type Properties = Record<string, string | number>;

export type TileFeature =
	| { type: 1; tags: Properties; geometry: [number, number][] }
	| { type: 2 | 3; tags: Properties; geometry: TilePath[] };

/** The layers of a tile, in drawing order. */
export type TileLayers = Readonly<
	Record<"earth" | "landcover" | "water" | "boundaries" | "places", readonly TileFeature[]>
>;

/** Writes a vector tile, without its empty layers. */
export function encodeTile(layers: TileLayers): Uint8Array {
	const filled = Object.entries(layers).filter(([, features]) => features.length > 0);
	type Encodable = Parameters<typeof fromGeojsonVt>[0];
	const tiles = Object.fromEntries(filled.map(([name, features]) => [name, { features }]));
	return fromGeojsonVt(tiles as unknown as Encodable, { version: 2, extent });
}
