import { columnOf, rowOf } from "@nev/api/operations";
import { readGazetteer, readOutline, readZipCodes } from "@nev/basemap";

/** West, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The last zoom at which the whole country is drawn with its main roads. */
export const countryMaxZoom = 9;

/** The tiles of a zoom, as `y * 2 ** zoom + x`. */
export type TileSet = ReadonlySet<number>;

/** The bounds of the country with its territories. The Aleutians are on both sides of the antimeridian. */
export function countryBounds(): Box {
	let [south, north] = [90, -90];
	for (const ring of readOutline()) {
		for (let i = 1; i < ring.length; i += 3) {
			south = Math.min(south, ring[i] ?? south);
			north = Math.max(north, ring[i] ?? north);
		}
	}
	return [-180, south, 180, north];
}

/**
 * The tiles of {@link countryMaxZoom} that the country is on. One whose corner alone it touches may be missing,
 * so a user adds {@link withNeighbors}.
 */
export function countryTiles(): TileSet {
	const size = 2 ** countryMaxZoom;
	const tiles = new Set<number>();
	/** The columns at which an outline crosses the middle of each row. */
	const crossings: number[][] = Array.from({ length: size }, () => []);
	for (const ring of readOutline()) {
		for (let i = 0; i + 4 < ring.length; i += 3) {
			const [x0, x1] = [i, i + 3].map((at) => columnOf(ring[at] as number) * size) as Pair;
			const [y0, y1] = [i + 1, i + 4].map((at) => rowOf(ring[at] as number) * size) as Pair;
			const steps = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) * 2) + 1;
			for (let step = 0; step <= steps; step++) {
				const x = Math.min(size - 1, Math.floor(x0 + ((x1 - x0) * step) / steps));
				tiles.add(Math.floor(y0 + ((y1 - y0) * step) / steps) * size + x);
			}
			for (let row = Math.ceil(Math.min(y0, y1) - 0.5); row + 0.5 < Math.max(y0, y1); row++) {
				crossings[row]?.push(x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0));
			}
		}
	}
	// Islands that the outline lacks have a town or a ZIP code.
	for (const { latitude, longitude } of [...readGazetteer(), ...readZipCodes()]) {
		tiles.add(Math.floor(rowOf(latitude) * size) * size + Math.floor(columnOf(longitude) * size));
	}
	for (const [row, columns] of crossings.entries()) {
		columns.sort((a, b) => a - b);
		for (let i = 0; i + 1 < columns.length; i += 2) {
			const [from, to] = [columns[i], columns[i + 1]] as Pair;
			for (let x = Math.round(from); x < Math.round(to); x++) tiles.add(row * size + x);
		}
	}
	return tiles;
}

type Pair = [number, number];

/** The tiles of the zoom below. */
export function parentsOf(tiles: TileSet, zoom: number): TileSet {
	const size = 2 ** zoom;
	const parents = new Set<number>();
	for (const tile of tiles) {
		parents.add((Math.floor(tile / size) >> 1) * (size / 2) + ((tile % size) >> 1));
	}
	return parents;
}

/** The four tiles of the next zoom for each tile. */
export function childrenOf(tiles: TileSet, zoom: number): TileSet {
	const size = 2 ** zoom;
	const children = new Set<number>();
	for (const tile of tiles) {
		const [x, y] = [2 * (tile % size), 2 * Math.floor(tile / size)];
		for (const row of [y, y + 1]) {
			children.add(row * 2 * size + x);
			children.add(row * 2 * size + x + 1);
		}
	}
	return children;
}

/** Tiles with the eight around each, so that a view at the edge is complete. */
export function withNeighbors(tiles: TileSet, zoom: number): TileSet {
	const size = 2 ** zoom;
	const all = new Set<number>();
	for (const tile of tiles) {
		const [column, row] = [tile % size, Math.floor(tile / size)];
		for (let y = Math.max(0, row - 1); y <= Math.min(size - 1, row + 1); y++) {
			for (let x = column - 1; x <= column + 1; x++) all.add(y * size + ((x + size) % size));
		}
	}
	return all;
}
