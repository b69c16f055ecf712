import type { Feature, MultiPolygon, Polygon } from "geojson";
import { latitudeOfY } from "../geometry/mercator.js";
import type { Bounds } from "../geometry/path.js";
import type { TileGrid, TilePosition } from "./tile-grid.js";
import { tilesTouching } from "./tiles-touching.js";

/** The last zoom of the archive. Beyond it, maps enlarge its tiles. */
export const maxZoom = 10;

/** The last zoom at which the archive has the whole world north of its southern bound. */
const wholeWorldUntil = 2;

/** The number of tiles beyond the United States in each direction, at the last zoom and at the others. */
const marginOfLast = 3;
const margin = 2;

/** The zoom at which to look up bounds: finer would be slower and exclude little more. */
const maxLookupZoom = 6;

/** The tiles of the archive. */
export type Coverage = {
	/** South, north in degrees. */
	readonly south: number;
	readonly north: number;
	/** Row by row from the north-west. */
	tilesAt(zoom: number): TilePosition[];
	/** Whether something with these bounds can be in a tile of a zoom. */
	touches(zoom: number, bounds: Bounds): boolean;
};

/** Computes the coverage from the states and territories. */
export function coverageOf(land: readonly Feature<Polygon | MultiPolygon>[]): Coverage {
	const home = tilesTouching(land, maxZoom);
	const rows = home
		.widen(marginOfLast)
		.positions()
		.map(({ y }) => y);
	const first = rows.reduce((least, y) => Math.min(least, y), Infinity);
	const last = rows.reduce((most, y) => Math.max(most, y), 0);

	const covered = Array.from({ length: maxZoom + 1 }, (_, zoom): TileGrid => {
		const zoomsUp = maxZoom - zoom;
		const grid = home.ancestors(zoomsUp);
		const whole = zoom <= wholeWorldUntil ? grid.size : 0;
		const wide = grid.widen(whole || (zoom === maxZoom ? marginOfLast : margin));
		// No tile is entirely outside the archive's bounds.
		return wide.filter(({ y }) => y >= first >> zoomsUp && y <= last >> zoomsUp);
	});
	return {
		north: latitudeOfY(first / 2 ** maxZoom),
		south: latitudeOfY((last + 1) / 2 ** maxZoom),
		tilesAt: (zoom) => covered[zoom]?.positions() ?? [],
		touches: (zoom, { west, north, east, south }) => {
			const lookup = Math.min(zoom, maxLookupZoom);
			const tile = (position: number) => Math.floor(position * 2 ** lookup);
			// A tile also shows what is just beyond its edge.
			for (let y = tile(north) - 1; y <= tile(south) + 1; y++) {
				for (let x = tile(west) - 1; x <= tile(east) + 1; x++) {
					if (covered[lookup]?.has(x, y)) return true;
				}
			}
			return false;
		},
	};
}
