/** A tile of the web's usual grid. */
export interface TilePosition {
	readonly z: number;
	readonly x: number;
	readonly y: number;
}

/** The area and the zooms of an archive, by the names of a PMTiles header. */
export interface Coverage {
	readonly minZoom: number;
	readonly maxZoom: number;
	/** In degrees. */
	readonly minLon: number;
	readonly minLat: number;
	readonly maxLon: number;
	readonly maxLat: number;
}

/** Whether a tile is within the zooms and touches the bounds of an archive. */
export function covers(coverage: Coverage, { z, x, y }: TilePosition): boolean {
	const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = coverage;
	if (z < minZoom || z > maxZoom) return false;
	const tiles = 2 ** z;
	return (
		x < tiles &&
		y < tiles &&
		x + 1 > columnOf(minLon) * tiles &&
		x < columnOf(maxLon) * tiles &&
		y + 1 > rowOf(maxLat) * tiles &&
		y < rowOf(minLat) * tiles
	);
}

/** From 0 at the antimeridian to 1. */
export function columnOf(longitude: number): number {
	return longitude / 360 + 0.5;
}

/** From 0 in the north to 1, in Mercator's projection. Infinite at the poles. */
export function rowOf(latitude: number): number {
	const radians = (latitude * Math.PI) / 180;
	return 0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI);
}
