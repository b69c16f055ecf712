import { readFile } from "node:fs/promises";
import { VectorTile } from "@mapbox/vector-tile";
import { basemapFile } from "@nev/basemap";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DrawnTile, drawnTileOf } from "./drawn-tile.js";
import { placeLabelOf } from "./label-requests.js";
import { project } from "./tile-grid.js";

/** Records what a canvas would draw. */
class RecordedPath {
	readonly points: [number, number][] = [];
	closed = 0;
	moveTo(x: number, y: number) {
		this.points.push([x, y]);
	}
	lineTo(x: number, y: number) {
		this.points.push([x, y]);
	}
	closePath() {
		this.closed += 1;
	}
}

const { Path2D } = globalThis;
let archive: PMTiles;

beforeAll(async () => {
	Object.assign(globalThis, { Path2D: RecordedPath });
	const bytes = await readFile(basemapFile);
	archive = new PMTiles({
		getKey: () => "basemap",
		getBytes: async (offset, length) => ({
			data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
		}),
	});
});
afterAll(() => void Object.assign(globalThis, { Path2D }));

/** The built-in map's tile around a position. */
async function tileAt(latitude: number, longitude: number, z: number): Promise<DrawnTile> {
	const { x, y } = project(latitude, longitude);
	const position = { z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) };
	const bytes = await archive.getZxy(z, position.x, position.y);
	if (!bytes) throw new Error("The archive has no such tile.");
	const steps = drawnTileOf(new VectorTile(new PbfReader(bytes.data)), {
		...position,
		column: position.x,
	});
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

describe("the built-in map's tile of Los Angeles", () => {
	test("has land, water and county lines", async () => {
		const { paths, extent } = await tileAt(34.05, -118.25, 7);
		expect([...paths.keys()]).toEqual(expect.arrayContaining(["earth", "water", "county"]));
		expect(extent).toBe(1024);
		expect((paths.get("water") as unknown as RecordedPath).closed).toBeGreaterThan(0);
		expect((paths.get("county") as unknown as RecordedPath).closed).toBe(0);
	});

	test("names places where they are", async () => {
		const { places } = await tileAt(34.05, -118.25, 9);
		const city = places.find(({ names }) => names[""] === "Los Angeles");
		expect(city).toMatchObject({ kind: "locality" });
		const { x, y } = project(34.05, -118.25);
		expect(Math.abs((city?.x ?? 0) - x)).toBeLessThan(0.0005);
		expect(Math.abs((city?.y ?? 0) - y)).toBeLessThan(0.0005);
	});

	test("names ZIP codes", async () => {
		const { places } = await tileAt(34.05, -118.25, 10);
		const zips = places.filter(({ kind }) => kind === "postcode");
		expect(zips.length).toBeGreaterThan(20);
		for (const { names } of zips) expect(names[""]).toMatch(/^\d{5}$/);
	});
});

test("a state has its postal abbreviation as a short name", async () => {
	const { places } = await tileAt(38.5, -98.5, 4);
	const kansas = places.find(({ names }) => names[""] === "Kansas");
	if (!kansas) throw new Error("Kansas is missing.");
	const label = placeLabelOf(kansas, 6, "en", (x, y) => ({ x, y }));
	expect(label?.texts).toEqual(["KANSAS", "KS"]);
});
