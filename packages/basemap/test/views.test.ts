import { beforeAll, describe, expect, it } from "vitest";
import { tilesOf } from "./archive-tiles.js";
import { archive } from "./map.js";
import { tilePixels, tilesInView } from "./view.js";

const desktop = { width: 1200, height: 800 };
const phone = { width: 390, height: 700 };

/** The tile zooms whose views show the whole country: at map zoom 5 it is 1,318 pixels wide. */
const lastZoomOfCountry = 3;

describe("the bytes of a view", () => {
	const lengths = new Map<string, number>();
	beforeAll(async () => {
		for await (const { zoom, x, y, length } of tilesOf(archive)) {
			lengths.set(`${zoom}/${x}/${y}`, length);
		}
	});
	const bytesOf = (tiles: readonly { zoom: number; x: number; y: number }[]) =>
		tiles.reduce((sum, { zoom, x, y }) => sum + (lengths.get(`${zoom}/${x}/${y}`) ?? 0), 0);

	it.each([
		{ name: "a desktop", ...desktop, zoom: 4 },
		{ name: "a phone", ...phone, zoom: 3 },
	])("are at most 60 KB for the first view of the country on $name", ({ zoom, width, height }) => {
		const tiles = tilesInView({ longitude: -96, latitude: 38.5, zoom, width, height });
		expect(bytesOf(tiles)).toBeLessThanOrEqual(60_000);
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
		let most = 0;
		for (const key of lengths.keys()) {
			const [tileZoom, left = 0, top = 0] = key.split("/").map(Number);
			if (tileZoom !== zoom) continue;
			// Blocks begin at any tile, or before one where the archive has no tile to the west or north.
			for (let back = 0; back < columns; back++) {
				for (let up = 0; up < rows; up++) {
					const block = Array.from({ length: columns * rows }, (_, i) => ({
						zoom,
						x: (left - back + (i % columns) + count) % count,
						y: top - up + Math.floor(i / columns),
					}));
					most = Math.max(most, bytesOf(block));
				}
			}
		}
		return most;
	}
});
