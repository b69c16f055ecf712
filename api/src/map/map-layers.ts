import type { TileJson } from "@nev/contract";

type VectorLayer = NonNullable<TileJson["vector_layers"]>[number];

/**
 * The layers of the Protomaps basemap, version 4, that the map draws, with what they show.
 *
 * @see https://docs.protomaps.com/basemaps/layers
 */
export const mapLayers = {
	earth: "land",
	landcover: "built-up areas",
	water: "the sea, lakes and rivers",
	boundaries: "borders",
	places: "the names of places",
	roads: "streets",
	landuse: "parks and other areas",
	buildings: "buildings",
} as const;

export type MapLayer = keyof typeof mapLayers;

/** The layers without which a map is blank. The built-in archive has these. */
export const basicLayers: readonly MapLayer[] = ["earth", "water", "boundaries", "places"];

/** Of some layers, those that an archive does not have in the schema that the map draws. */
export function missingLayers(
	layers: readonly VectorLayer[],
	wanted: readonly MapLayer[] = Object.keys(mapLayers) as MapLayer[],
): MapLayer[] {
	return wanted.filter(
		(name) =>
			!layers.some(
				({ id, fields = {} }) =>
					// Other schemas, and version 3 of this one, have layers of the same names.
					id === name && ("kind" in fields || Object.keys(fields).length === 0),
			),
	);
}
