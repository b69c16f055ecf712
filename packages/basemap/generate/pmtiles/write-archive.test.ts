import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { openArchive } from "../../test/archive-tiles.js";
import { type ArchiveTile, writeArchive } from "./write-archive.js";

const options = {
	gzip: (bytes: Uint8Array) => gzipSync(bytes),
	metadata: { name: "A test" },
	bounds: [-180, -20, 180, 72.5],
	center: [-98.5, 39.5, 3],
} as const;

/** All tiles of a zoom. Those whose x and y are both even have the same content. */
function tilesOf(zoom: number): ArchiveTile[] {
	return Array.from({ length: 4 ** zoom }, (_, i) => {
		const [x, y] = [i % 2 ** zoom, Math.floor(i / 2 ** zoom)];
		const text = x % 2 === 0 && y % 2 === 0 ? "the same" : `${zoom}/${x}/${y}`;
		return { z: zoom, x, y, bytes: gzipSync(text) };
	});
}

async function textOf(archive: Uint8Array, zoom: number, x: number, y: number) {
	const tile = await (await openArchive(archive)).getZxy(zoom, x, y);
	return tile && new TextDecoder().decode(tile.data);
}

describe("an archive", () => {
	it("gives back its tiles, header and metadata to the PMTiles library", async () => {
		const archive = writeArchive([...tilesOf(2), ...tilesOf(3)], options);
		expect(await textOf(archive, 3, 5, 6)).toBe("3/5/6");
		expect(await textOf(archive, 2, 2, 2)).toBe("the same");
		expect(await textOf(archive, 4, 0, 0)).toBeUndefined();
		const reader = await openArchive(archive);
		expect(await reader.getMetadata()).toEqual(options.metadata);
		expect(await reader.getHeader()).toMatchObject({
			minZoom: 2,
			maxZoom: 3,
			minLon: -180,
			minLat: -20,
			maxLon: 180,
			maxLat: 72.5,
			centerLon: -98.5,
			centerLat: 39.5,
			centerZoom: 3,
			numAddressedTiles: 80,
			numTileContents: 61,
		});
	});

	it("uses leaf directories where the root would be too large", async () => {
		const gzip = (bytes: Uint8Array) => gzipSync(bytes, { level: 0 });
		const archive = writeArchive(tilesOf(7), { ...options, gzip });
		const reader = await openArchive(archive);
		expect((await reader.getHeader()).leafDirectoryLength).toBeGreaterThan(0);
		expect(await textOf(archive, 7, 127, 126)).toBe("7/127/126");
	});

	it("has the same bytes in whatever order the tiles come", () => {
		const tiles = tilesOf(4);
		expect(writeArchive(tiles.toReversed(), options)).toEqual(writeArchive(tiles, options));
	});
});
