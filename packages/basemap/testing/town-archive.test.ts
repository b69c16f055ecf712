import { describe, expect, it } from "vitest";
import { openArchive, readTile } from "../test/archive-tiles.js";
import { decodeTile } from "./decode-tile.js";
import { makeTownArchive } from "./town-archive.js";

describe("the archive of a town", () => {
	it("has streets in its tiles, and nothing in the east", async () => {
		const archive = await openArchive(makeTownArchive());
		const tile = await archive.getZxy(12, 702, 1635);
		const layers = decodeTile(new Uint8Array(tile?.data ?? new ArrayBuffer()));
		expect(Object.keys(layers)).toEqual([
			"earth",
			"landcover",
			"landuse",
			"roads",
			"buildings",
			"places",
		]);
		expect(layers.roads?.map(({ name }) => name)).toContain("Test Freeway");
		expect(await readTile(archive, 12, 712, 1635)).toBeUndefined();
	});

	it("has several towns", async () => {
		const archive = await openArchive(
			makeTownArchive({
				towns: [
					[0, 0],
					[36.45, -7.9],
				],
			}),
		);
		expect(await archive.getHeader()).toMatchObject({ minLon: -119, maxLon: -80.55, minLat: 25.6 });
		const tile = await archive.getZxy(12, 1117, 1739);
		const layers = decodeTile(new Uint8Array(tile?.data ?? new ArrayBuffer()));
		expect(layers.roads?.map(({ name }) => name)).toContain("Test Freeway");
	});

	it("has only the given layers and zooms", async () => {
		const archive = await openArchive(makeTownArchive({ layers: ["earth"], zooms: [3, 4] }));
		expect(await archive.getHeader()).toMatchObject({ minZoom: 3, maxZoom: 4 });
		const tile = await archive.getZxy(4, 2, 6);
		expect(decodeTile(new Uint8Array(tile?.data ?? new ArrayBuffer()))).toEqual({
			earth: [{ kind: "earth" }],
		});
	});
});
