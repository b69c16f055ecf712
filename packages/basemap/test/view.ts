/** A view of the map. */
export type View = {
	/** The center, in degrees. */
	readonly longitude: number;
	readonly latitude: number;
	/** The map's zoom: with 512 px tiles that is the tiles' zoom plus one. */
	readonly zoom: number;
	/** In CSS pixels. */
	readonly width: number;
	readonly height: number;
};

/** The position of a tile. */
export type ViewTile = { readonly zoom: number; readonly x: number; readonly y: number };

export const tilePixels = 512;
const maxTileZoom = 10;

/** The tiles that a view loads. Beyond the last zoom, tiles are enlarged. */
export function tilesInView(view: View): ViewTile[] {
	const zoom = Math.min(view.zoom - 1, maxTileZoom);
	const count = 2 ** zoom;
	const side = tilePixels * 2 ** (view.zoom - 1 - zoom);
	const center = positionOf(view.longitude, view.latitude, zoom);
	const left = center.x * side - view.width / 2;
	const top = center.y * side - view.height / 2;
	const tiles: ViewTile[] = [];
	for (let y = Math.floor(top / side); y * side < top + view.height; y++) {
		for (let x = Math.floor(left / side); x * side < left + view.width; x++) {
			tiles.push({ zoom, x: (x + count) % count, y });
		}
	}
	return tiles;
}

/** The position of a point in tiles of a zoom; the integer parts are the tile's x and y. */
export function positionOf(
	longitude: number,
	latitude: number,
	zoom: number,
): { x: number; y: number } {
	const sine = Math.sin((latitude * Math.PI) / 180);
	return {
		x: (longitude / 360 + 0.5) * 2 ** zoom,
		y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom,
	};
}
