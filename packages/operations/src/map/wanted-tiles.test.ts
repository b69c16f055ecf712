import { gzipSync } from "node:zlib";
import { openArchive } from "@nev/api/operations";
import { readGazetteer, writeArchiveStart } from "@nev/basemap";
import { tileIdToZxy, zxyToTileId } from "pmtiles";
import { describe, expect, it } from "vitest";
import { findEntries } from "./find-entries.js";
import { planMap } from "./plan-map.js";
import { planRequests } from "./plan-requests.js";
import { type DetailedArea, wantedTiles } from "./wanted-tiles.js";

const nowhere: DetailedArea = { points: [], miles: 25, states: [], boxes: [] };
const country = new Set(wantedTiles(nowhere, 14));

/** The id of the tile that a place is on. */
function tileAt(latitude: number, longitude: number, zoom: number): number {
	const radians = (latitude * Math.PI) / 180;
	const row = 0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI);
	return zxyToTileId(
		zoom,
		Math.floor((longitude / 360 + 0.5) * 2 ** zoom),
		Math.floor(row * 2 ** zoom),
	);
}

const zoomsOf = (ids: Iterable<number>) => {
	const zooms: number[] = Array(16).fill(0);
	for (const id of ids) zooms[tileIdToZxy(id)[0]] = (zooms[tileIdToZxy(id)[0]] ?? 0) + 1;
	return zooms;
};

describe("the country", () => {
	it("has all of its towns and counties to zoom 9, and the world to zoom 5", () => {
		const places = readGazetteer();
		expect(places.length).toBeGreaterThan(15_000);
		for (let zoom = 6; zoom <= 9; zoom++) {
			const missing = places.filter(
				({ latitude, longitude }) => !country.has(tileAt(latitude, longitude, zoom)),
			);
			expect(missing).toEqual([]);
		}
		expect(zoomsOf(country).slice(0, 6)).toEqual([1, 4, 16, 64, 256, 1024]);
		expect(country.has(tileAt(48.86, 2.35, 5))).toBe(true);
		expect(country.has(tileAt(48.86, 2.35, 6))).toBe(false);
		expect(country.size).toBeLessThan(10_000);
	});

	it.each([
		["Honolulu", 21.31, -157.86],
		["San Juan", 18.45, -66.07],
		["Guam", 13.45, 144.8],
		["American Samoa", -14.28, -170.7],
		["Swains Island", -11.06, -171.08],
		["Wake Island", 19.29, 166.63],
		["Attu, beyond 180 degrees", 52.93, 173.24],
		["Tijuana, across the border", 32.51, -117.04],
	])("has %s", (_name, latitude, longitude) => {
		expect(country.has(tileAt(latitude, longitude, 9))).toBe(true);
		expect(country.has(tileAt(latitude, longitude, 10))).toBe(false);
	});
});

describe("the detailed area", () => {
	it("has what is within the miles of a point, and nothing beyond a tile of that", () => {
		const points = [{ latitude: 39.1, longitude: -94.58 }];
		const tiles = new Set(wantedTiles({ ...nowhere, points }, 14));
		const north = (miles: number) => tileAt(39.1 + miles / 69.1, -94.58, 14);
		const east = (miles: number) =>
			tileAt(39.1, -94.58 + miles / 69.1 / Math.cos((39.1 * Math.PI) / 180), 14);
		for (const at of [north, east]) {
			for (const miles of [-24.9, -10, 0, 10, 24.9]) expect(tiles.has(at(miles))).toBe(true);
			for (const miles of [-27, 27]) expect(tiles.has(at(miles))).toBe(false);
		}
	});

	it("continues beyond the antimeridian", () => {
		const points = [{ latitude: 51.9, longitude: 179.95 }];
		const tiles = new Set(wantedTiles({ ...nowhere, points }, 12));
		expect(tiles.has(tileAt(51.9, -179.95, 12))).toBe(true);
	});

	it("has a state, and not the one after the next", () => {
		const tiles = new Set(wantedTiles({ ...nowhere, states: ["Kansas", "Hawaii"] }, 11));
		const has = (latitude: number, longitude: number) => tiles.has(tileAt(latitude, longitude, 11));
		expect([
			has(37.69, -97.34),
			has(39.1, -94.65),
			has(37.05, -101.9),
			has(21.31, -157.86),
		]).toEqual([true, true, true, true]);
		expect([has(35.47, -97.52), has(41.26, -95.93)]).toEqual([false, false]);
	});

	it("has bounds", () => {
		const tiles = new Set(wantedTiles({ ...nowhere, boxes: [[-97.2, 46.6, -96.6, 47]] }, 14));
		expect(tiles.has(tileAt(46.61, -97.19, 14))).toBe(true);
		expect(tiles.has(tileAt(46.99, -96.61, 14))).toBe(true);
		expect(tiles.has(tileAt(47.05, -96.61, 14))).toBe(false);
	});
});

it("what 300 towns need is known from the directories alone", async () => {
	const towns = readGazetteer().filter(({ name }) => !name.endsWith("County"));
	const points = Array.from(
		{ length: 300 },
		(_, i) => towns[i * Math.floor(towns.length / 300)],
	).filter((town) => town !== undefined);
	const ids = wantedTiles({ ...nowhere, points }, 14);
	expect(zoomsOf(ids)).toEqual([
		...[1, 4, 16, 64, 256, 1024, 255, 580, 1601, 4987, 2096, 6432, 22_012, 80_701, 308_221, 0],
	]);

	// A larger map, whose tiles have 1,000 to 1,999 bytes, of which there is only what stands before them.
	const larger = wantedTiles({ ...nowhere, points, miles: 28 }, 14);
	let offset = 0;
	const entries = Array.from(larger, (tileId) => {
		const entry = { tileId, offset, length: 1000 + (tileId % 1000), runLength: 1 };
		offset += entry.length;
		return entry;
	});
	const start = writeArchiveStart(entries, {
		gzip: (bytes) => gzipSync(bytes),
		metadata: { vector_layers: [{ id: "earth", fields: {} }] },
		bounds: [-180, -85, 180, 85],
		center: [0, 0, 0],
	});
	let read = 0;
	const archive = await openArchive({
		size: start.length + offset,
		version: "",
		async read(position, length) {
			if (position + length > start.length) throw new Error("A tile was read.");
			read += length;
			return new Uint8Array(start.subarray(position, position + length));
		},
		close: async () => {},
	});
	const plan = planMap(await findEntries(archive, ids));
	const bytes = ids.reduce((total, id) => total + 1000 + (id % 1000), 0);
	expect(plan).toMatchObject({ tiles: 428_250, bytes });
	expect(read).toBeLessThan(start.length + 200_000);

	const requests = planRequests(plan.contents);
	const fetched = requests.reduce((total, { length }) => total + length, 0);
	expect(fetched / bytes).toBeLessThan(1.05);
	expect(Math.max(...requests.map(({ length }) => length))).toBeLessThanOrEqual(2_000_000);
	expect(requests.flatMap(({ contents }) => contents).length).toBe(plan.contents.length);
});
