import { GeoJSONVT, type GeoJSONVTFeature } from "@maplibre/geojson-vt";
import type { Feature, Geometry } from "geojson";
import type { Path } from "../geometry/mercator.js";
import type { TilePosition } from "./tile-grid.js";

/** The side of a tile in tile units: two per pixel. */
export const extent = 1024;

/** How far shapes continue beyond the edge of a tile, in tile units: 8 pixels. */
export const buffer = 16;

/** A line, or a polygon with its holes. */
export type Shape<Tag> = {
	readonly tag: Tag;
	readonly type: "line" | "polygon";
	readonly paths: readonly Path[];
};

export type SlicedShape<Tag> = {
	readonly tag: Tag;
	/** Lines or rings in tile units. */
	readonly paths: [number, number][][];
};

/** Cuts shapes into the tiles of a zoom. They must be simplified already. */
export function slice<Tag extends object>(
	shapes: readonly Shape<Tag>[],
	zoom: number,
): (tile: TilePosition) => SlicedShape<Tag>[] {
	const index = new GeoJSONVT(
		{ type: "FeatureCollection", features: shapes.map(toFeature) },
		{ coordinates: "unitSquare", maxZoom: zoom, tolerance: 0, extent, buffer },
	);
	return ({ x, y }) =>
		(index.getTile(zoom, x, y)?.features ?? []).flatMap((feature: GeoJSONVTFeature) =>
			feature.type === 1 ? [] : [{ tag: feature.tags as Tag, paths: feature.geometry }],
		);
}

function toFeature<Tag extends object>({ tag, type, paths }: Shape<Tag>): Feature {
	const coordinates = paths.map((path) =>
		Array.from({ length: path.length / 2 }, (_, i) => [path[2 * i] ?? 0, path[2 * i + 1] ?? 0]),
	);
	const geometry: Geometry =
		type === "line" ? { type: "MultiLineString", coordinates } : { type: "Polygon", coordinates };
	return { type: "Feature", properties: tag, geometry };
}
