import type { DensityTag } from "../density/density-shapes.js";
import type { TileFeature } from "./encode-tile.js";
import { tidyPolygon } from "./rings.js";
import type { SlicedShape } from "./slice.js";

/**
 * Makes the layer `landcover` of a tile: one feature for each density, the denser ones last, which lie
 * in the others. The first has no property `density`, which would double what the layer costs most tiles.
 */
export function builtUpLayer(shapes: readonly SlicedShape<DensityTag>[]): TileFeature[] {
	const densities = [...new Set(shapes.map(({ tag }) => tag.density))].sort((a, b) => a - b);
	return densities
		.map(
			(density): TileFeature => ({
				type: 3,
				tags: { kind: "urban_area", ...(density > 1 ? { density } : {}) },
				geometry: shapes
					.filter(({ tag }) => tag.density === density)
					.flatMap(({ paths }) => tidyPolygon(paths)),
			}),
		)
		.filter(({ geometry }) => geometry.length > 0);
}
