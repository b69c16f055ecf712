import { paths, type TileJson, tileJsonSchema } from "@nev/contract";
import type { Header } from "pmtiles";

/** Describes an archive as TileJSON, with addresses that change with its version. */
export function createTileJson(
	header: Header,
	metadata: Readonly<Record<string, unknown>>,
	version: string,
): TileJson {
	const { minLon, minLat, maxLon, maxLat, centerLon, centerLat, centerZoom } = header;
	const { name, attribution, vector_layers } = metadata;
	return {
		tilejson: "3.0.0",
		...(typeof name === "string" && { name }),
		tiles: [`/api/${paths.mapTile}?v=${version}`],
		bounds: [minLon, minLat, maxLon, maxLat],
		center: [centerLon, centerLat, centerZoom],
		minzoom: header.minZoom,
		maxzoom: header.maxZoom,
		...(typeof attribution === "string" && attribution && { attribution }),
		vector_layers: tileJsonSchema.shape.vector_layers.safeParse(vector_layers).data ?? [],
	};
}
