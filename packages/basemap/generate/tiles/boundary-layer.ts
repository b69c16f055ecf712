import type { Boundary } from "../boundaries/read-boundaries.js";
import { pixelAt } from "../geometry/mercator.js";
import { boundsOf } from "../geometry/path.js";
import { simplify } from "../geometry/simplify.js";
import type { Coverage } from "./coverage.js";
import type { TileFeature } from "./encode-tile.js";
import { joinLines } from "./join-lines.js";
import { tidyLines } from "./rings.js";
import type { Shape, SlicedShape } from "./slice.js";

export type BoundaryTag = { readonly boundary: Boundary["kind"] };

/** OpenStreetMap's admin levels: `kind_detail` in Protomaps' schema. */
const adminLevels = { country: 2, region: 4, county: 6 } as const;

/** The first zoom with county lines, where they cost most bytes. */
const firstOfCounties = 7;

/** How far a line may be from its source, in pixels of the zoom. */
function toleranceOf(kind: Boundary["kind"], zoom: number): number {
	if (zoom > 8) return 0.75;
	return kind === "county" && zoom === firstOfCounties ? 2.25 : 1.5;
}

/** The boundaries of a zoom, simplified. */
export function boundaryShapes(
	boundaries: readonly Boundary[],
	zoom: number,
	coverage: Coverage,
): Shape<BoundaryTag>[] {
	return boundaries
		.filter(({ minZoom, maxZoom }) => zoom >= minZoom && zoom <= maxZoom)
		.filter(({ path }) => coverage.touches(zoom, boundsOf(path)))
		.map(({ kind, path }) => ({
			tag: { boundary: kind },
			type: "line",
			paths: [simplify(path, () => toleranceOf(kind, zoom) * pixelAt(zoom))],
		}));
}

/** Makes the layer `boundaries` of a tile: one feature for each kind. */
export function boundaryLayer(shapes: readonly SlicedShape<BoundaryTag>[]): TileFeature[] {
	return (["country", "region", "county"] as const)
		.map((kind): TileFeature => {
			const lines = shapes
				.filter(({ tag }) => tag.boundary === kind)
				.flatMap(({ paths }) => tidyLines(paths));
			return {
				type: 2,
				tags: { kind, kind_detail: adminLevels[kind] },
				geometry: joinLines(lines),
			};
		})
		.filter(({ geometry }) => geometry.length > 0);
}
