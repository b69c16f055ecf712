import type { Point } from "../places/miles-between.js";
import { columnOf, rowOf, type TilePosition } from "./covers.js";

/** The tile of a zoom that a point is on; beyond Mercator's projection, the tile nearest to it. */
export function tileAt({ longitude, latitude }: Point, z: number): TilePosition {
	const size = 2 ** z;
	const within = (part: number) => Math.min(size - 1, Math.max(0, Math.floor(part * size)));
	return { z, x: within(columnOf(longitude)), y: within(rowOf(latitude)) };
}
