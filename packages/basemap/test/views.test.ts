import { beforeAll, describe, expect, it } from "vitest";
import { tilesOf } from "./archive-tiles.js";
import { archive, positionOf } from "./map.js";

const tilePixels = 512;

/** The tiles of a view around a point. The zoom is that of the tiles: the map's zoom less one. */
function tilesInView(
	{ longitude, latitude }: { longitude: number; latitude: number },
	zoom: number,
	{ width, height }: { width: number; height: number },
): { x: number; y: number }[] {
	const center = positionOf(longitude, latitude, zoom);
	const left = center.x * tilePixels - width / 2;
	const top = center.y * tilePixels - height / 2;
	const tiles: { x: number; y: number }[] = [];
	for (let y = Math.floor(top / tilePixels); y * tilePixels < top + height; y++) {
		for (let x = Math.floor(left / tilePixels); x * tilePixels < left + width; x++) {
			tiles.push({ x: (x + 2 ** zoom) % 2 ** zoom, y });
		}
	}
	return tiles;
}

const desktop = { width: 1200, height: 800 };
const phone = { width: 390, height: 700 };

/** The tile zooms whose views show the whole country: at map zoom 5 it is 1,318 pixels wide. */
const lastZoomOfCountry = 3;

describe("the bytes of a view", () => {
	/** By zoom, y and x. */
	const lengths: number[][][] = [];
	beforeAll(async () => {
		for await (const { zoom, x, y, length } of tilesOf(archive)) {
			lengths[zoom] ??= [];
			lengths[zoom][y] ??= [];
			lengths[zoom][y][x] = length;
		}
	});
	const bytesOf = (zoom: number, x: number, y: number) => lengths[zoom]?.[y]?.[x] ?? 0;

	it.each([
		{ name: "a desktop", ...desktop, zoom: 3 },
		{ name: "a phone", ...phone, zoom: 2 },
	])("are at most 60 KB for the first view of the country on $name", ({ zoom, ...size }) => {
		const tiles = tilesInView({ longitude: -96, latitude: 38.5 }, zoom, size);
		const bytes = tiles.reduce((sum, { x, y }) => sum + bytesOf(zoom, x, y), 0);
		expect(bytes).toBeLessThanOrEqual(60_000);
	});

	it.each([
		{ name: "a desktop", ...desktop },
		{ name: "a phone", ...phone },
	])(
		"are at most 40 KB wherever the map is moved, and 60 KB while it shows the country, on $name",
		(size) => {
			for (let zoom = 0; zoom <= 10; zoom++) {
				const limit = zoom <= lastZoomOfCountry ? 60_000 : 40_000;
				expect(mostBytes(zoom, size), `tile zoom ${zoom}`).toBeLessThanOrEqual(limit);
			}
		},
	);

	/** The most bytes that a view of a zoom loads: of all blocks with as many tiles as it can touch. */
	function mostBytes(zoom: number, { width, height }: typeof desktop): number {
		const count = 2 ** zoom;
		const columns = Math.min(count, Math.ceil((width - 1) / tilePixels) + 1);
		const rows = Math.min(count, Math.ceil((height - 1) / tilePixels) + 1);
		/** Of the block that begins at this tile, or before the first one of its row. */
		const blockBytes = (left: number, top: number): number => {
			let bytes = 0;
			for (let x = left; x < left + columns; x++) {
				for (let y = top; y < top + rows; y++) bytes += bytesOf(zoom, (x + count) % count, y);
			}
			return bytes;
		};
		let most = 0;
		for (const [top, row] of Object.entries(lengths[zoom] ?? [])) {
			for (const left of Object.keys(row)) {
				// Blocks begin at any tile, or before one where the archive has no tile to the west or north.
				for (let back = 0; back < columns; back++) {
					for (let up = 0; up < rows; up++) {
						most = Math.max(most, blockBytes(Number(left) - back, Number(top) - up));
					}
				}
			}
		}
		return most;
	}
});
