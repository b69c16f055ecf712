import { zxyToTileId } from "pmtiles";
import { expect, it } from "vitest";
import { tileId } from "./tile-id.js";

it("numbers tiles as the PMTiles library does", () => {
	for (let zoom = 0; zoom <= 5; zoom++) {
		for (let x = 0; x < 2 ** zoom; x++) {
			for (let y = 0; y < 2 ** zoom; y++) {
				expect(tileId(zoom, x, y), `${zoom}/${x}/${y}`).toBe(zxyToTileId(zoom, x, y));
			}
		}
	}
	expect(tileId(10, 176, 408)).toBe(zxyToTileId(10, 176, 408));
});
