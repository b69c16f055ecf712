/** A tile's position. `x` is within the world; `column` is not, to the west of the antimeridian. */
export interface TilePosition {
	readonly z: number;
	readonly x: number;
	readonly y: number;
	readonly column: number;
}

/** A rectangle in the world, whose width and height are 1 (Web Mercator, EPSG:3857). */
export interface WorldRectangle {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** The zooms that a service has tiles of. */
export interface TileZooms {
	readonly minZoom: number;
	readonly maxZoom: number;
}

/**
 * The zoom of the tiles for a map zoom. Leaflet's zoom is that of 256 px tiles. Ours have 512 px, so
 * they are one zoom lower. Between two zooms they are enlarged.
 */
export function tileZoomOf(mapZoom: number, { minZoom, maxZoom }: TileZooms): number {
	return Math.min(maxZoom, Math.max(minZoom, Math.floor(mapZoom + 1e-6) - 1));
}

/** By how many zooms the tiles are enlarged beyond the last one that the service has. */
export function overzoomOf(mapZoom: number, { maxZoom }: TileZooms): number {
	return Math.max(0, mapZoom - 1 - maxZoom);
}

/** The tiles of a zoom that touch a rectangle, those in its middle first. */
export function tilesIn(rectangle: WorldRectangle, z: number): TilePosition[] {
	const count = 2 ** z;
	const top = Math.max(0, Math.floor(rectangle.top * count));
	const bottom = Math.min(count - 1, Math.ceil(rectangle.bottom * count) - 1);
	const left = Math.floor(rectangle.left * count);
	const right = Math.ceil(rectangle.right * count) - 1;
	const tiles: TilePosition[] = [];
	for (let y = top; y <= bottom; y += 1) {
		for (let column = left; column <= right; column += 1) {
			tiles.push({ z, x: ((column % count) + count) % count, y, column });
		}
	}
	const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
	const distance = ({ column, y }: TilePosition) => Math.hypot(column - middle.x, y - middle.y);
	return tiles.sort((a, b) => distance(a) - distance(b));
}

export function rectangleOf({ z, column, y }: TilePosition): WorldRectangle {
	const count = 2 ** z;
	return {
		left: column / count,
		top: y / count,
		right: (column + 1) / count,
		bottom: (y + 1) / count,
	};
}

export function overlaps(a: WorldRectangle, b: WorldRectangle): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The tile of the zoom below that contains a tile. */
export function parentOf({ z, x, y, column }: TilePosition): TilePosition {
	return { z: z - 1, x: x >> 1, y: y >> 1, column: column >> 1 };
}

/** The four tiles of the zoom above within a tile. */
export function childrenOf({ z, x, y, column }: TilePosition): TilePosition[] {
	return [0, 1, 2, 3].map((index) => ({
		z: z + 1,
		x: x * 2 + (index & 1),
		y: y * 2 + (index >> 1),
		column: column * 2 + (index & 1),
	}));
}

export function keyOf({ z, x, y }: TilePosition): string {
	return `${z}/${x}/${y}`;
}

/** In degrees. */
export interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/** Projects degrees to the world whose width and height are 1. */
export function project(latitude: number, longitude: number): { x: number; y: number } {
	const sine = Math.sin((latitude * Math.PI) / 180);
	return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The degrees of a point of that world. */
export function unproject(x: number, y: number): Position {
	const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * y)));
	return { latitude: (latitude * 180) / Math.PI, longitude: (x - 0.5) * 360 };
}
