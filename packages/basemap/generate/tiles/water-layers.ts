import type { WaterTag } from "../water/water-shapes.js";
import type { TileFeature } from "./encode-tile.js";
import { fillsTile, type TilePath, tidyLines, tidyPolygon, wholeTile } from "./rings.js";
import type { SlicedShape } from "./slice.js";

/**
 * Makes the layers `earth` and `water` of a tile. A tile with land is all earth, with the ocean
 * drawn over it, so that the coast is stored once and not twice.
 */
export function waterLayers(shapes: readonly SlicedShape<WaterTag>[]): {
	earth: TileFeature[];
	water: TileFeature[];
} {
	const polygons = (water: WaterTag["water"]) =>
		shapes.filter(({ tag }) => tag.water === water).flatMap(({ paths }) => tidyPolygon(paths));
	const lines = (water: WaterTag["water"]) =>
		shapes.filter(({ tag }) => tag.water === water).flatMap(({ paths }) => tidyLines(paths));

	const land = polygons("land");
	const features: TileFeature[] = [
		{ type: 3, tags: { kind: "ocean" }, geometry: oceanAround(land) },
		{ type: 3, tags: { kind: "lake" }, geometry: polygons("lake") },
		{
			type: 3,
			tags: { kind: "water", kind_detail: "river" },
			geometry: polygons("riverbank"),
		},
		{ type: 2, tags: { kind: "river" }, geometry: lines("river") },
	];
	return {
		earth: land.length > 0 ? [{ type: 3, tags: { kind: "earth" }, geometry: [wholeTile] }] : [],
		water: features.filter(({ geometry }) => geometry.length > 0),
	};
}

/** The tile without its land. */
function oceanAround(land: readonly TilePath[]): TilePath[] {
	if (land.some(fillsTile)) return [];
	return [wholeTile, ...land.map((ring) => ring.toReversed())];
}
