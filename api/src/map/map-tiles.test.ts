import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { basemapAttribution } from "@nev/basemap";
import { brokenArchives, decodeTile, makeTownArchive } from "@nev/basemap/testing";
import { pino } from "pino";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createTempDirectory } from "../../test/temp-directory.js";
import { silent } from "../../test/test-backend.js";
import { StartError } from "../errors/operator-error.js";
import { ArchiveChangedError } from "./archive-error.js";
import { type MapTiles, openMapTiles } from "./map-tiles.js";

const directory = createTempDirectory();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const town = makeTownArchive();
const otherTown = makeTownArchive({ zooms: [6, 10] });
const inTown = { z: 10, x: 175, y: 408 };

let files = 0;
function write(bytes: Uint8Array): string {
	files += 1;
	const path = join(directory, `map-${files}.pmtiles`);
	writeFileSync(path, bytes);
	return path;
}

/** Replaces a file as an operator should: at once, by a rename. */
function replace(path: string, bytes: Uint8Array): void {
	renameSync(write(bytes), path);
}

async function layersOf({ archive }: MapTiles) {
	const tile = await archive.readTile(inTown);
	return Object.keys(decodeTile(gunzipSync(tile ?? new Uint8Array())));
}

/** Opens a file that is looked at often, with the messages of its log. */
async function openFollowed(path: string) {
	const messages: string[] = [];
	const log = pino({ level: "info" }, { write: (line) => messages.push(JSON.parse(line).msg) });
	const map = await openMapTiles(path, log, { intervalMs: 20 });
	onTestFinished(() => map.close());
	return { map, messages };
}

describe("the built-in map", () => {
	it("is there without a setting, with its credits", async () => {
		const map = await openMapTiles(undefined, silent);
		expect(map.archive.tileJson).toMatchObject({
			tiles: [`/api/map/{z}/{x}/{y}.mvt?v=${map.archive.version}`],
			minzoom: 0,
			maxzoom: 10,
			attribution: basemapAttribution.html,
		});
		expect(await layersOf(map)).toContain("places");
	});

	it("tells which tiles it has, by directories in its root directory", async () => {
		const { archive } = await openMapTiles(undefined, silent);
		expect(archive.header.leafDirectoryLength).toBeGreaterThan(0);
		const wanted = [
			inTown,
			{ z: 10, x: 500, y: 400 },
			{ z: 4, x: 4, y: 6 },
			{ z: 10, x: 177, y: 408 },
		];
		expect(await archive.hasTiles(wanted)).toEqual([true, false, true, true]);
		const tiles = await Promise.all(wanted.map((position) => archive.readTile(position)));
		expect(tiles.map((tile) => tile !== undefined)).toEqual([true, false, true, true]);
	});

	it("has the same version in every process", async () => {
		const maps = [await openMapTiles(undefined, silent), await openMapTiles(undefined, silent)];
		expect(maps[0]?.archive.version).toMatch(/^[\w-]{12}$/);
		expect(maps[0]?.archive.version).toBe(maps[1]?.archive.version);
	});
});

describe("the operator's map", () => {
	it("is read from its file", async () => {
		const { map } = await openFollowed(write(town));
		expect(map.archive.tileJson).toEqual({
			tilejson: "3.0.0",
			name: "Town",
			tiles: [`/api/map/{z}/{x}/{y}.mvt?v=${map.archive.version}`],
			bounds: [-119, 33.5, -117, 34.5],
			center: [-118.25, 34.05, 10],
			minzoom: 6,
			maxzoom: 12,
			attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
			vector_layers: expect.arrayContaining([
				{ id: "roads", fields: { kind: "String", name: "String" } },
			]),
		});
		expect(await layersOf(map)).toContain("roads");
	});

	it("tells which tiles it has, in the order of the question", async () => {
		const { map } = await openFollowed(write(town));
		const east = { z: 12, x: 712, y: 1635 };
		const wanted = [east, { z: 12, x: 702, y: 1635 }, east, inTown];
		expect(await map.archive.hasTiles(wanted)).toEqual([false, true, false, true]);
	});

	it("may lack layers, of which the basic ones are named in the log", async () => {
		const { messages } = await openFollowed(write(makeTownArchive({ layers: ["earth", "roads"] })));
		expect(messages).toEqual(["the map of MAP_FILE lacks layers"]);
	});
});

const problems: Record<string, string> = {
	empty: "it is empty. Copy or cut it again",
	"not an archive": "it is not a PMTiles archive. Name one that pmtiles extract has made",
	"wrong magic": "it is not a PMTiles archive. Name one that pmtiles extract has made",
	"old version":
		"it is a PMTiles archive of version 2, and only version 3 can be read. Convert it with pmtiles convert",
	"truncated header": "it is truncated: it has 100 of 127 bytes. Copy or cut it again",
	"truncated directory": `it is truncated: it has 137 of ${town.length.toLocaleString("en-US")} bytes. Copy or cut it again`,
	"truncated tile data": `it is truncated: it has ${(town.length - 1).toLocaleString("en-US")} of ${town.length.toLocaleString("en-US")} bytes. Copy or cut it again`,
	"damaged directory": "its directory is damaged. Copy or cut it again",
	"damaged metadata": "its metadata is damaged. Copy or cut it again",
	raster:
		"its tiles are PNG pictures, and only vector tiles can be drawn. Name an archive of vector tiles",
	brotli: "it is compressed in another way than gzip. Make it again with gzip",
};

describe("a start with a map that cannot be used", () => {
	const startWith = (path: string) => openMapTiles(path, silent);
	const rejection = (path: string, problem: string) =>
		new StartError(
			`The map ${path} of MAP_FILE cannot be used: ${problem}, or unset MAP_FILE for the built-in map.`,
		);

	it.each(brokenArchives(town))(
		"is rejected if the file is broken: $name",
		async ({ name, bytes }) => {
			const path = write(bytes);
			await expect(startWith(path)).rejects.toEqual(rejection(path, problems[name] ?? ""));
		},
	);

	it("is rejected if the file is of another schema", async () => {
		const layers = [{ id: "transportation" }, { id: "water", fields: { class: "String" } }];
		const path = write(makeTownArchive({ metadata: { vector_layers: layers } }));
		await expect(startWith(path)).rejects.toEqual(
			rejection(
				path,
				"it has none of the layers earth, water, boundaries, places of the Protomaps basemap, but transportation, water. Cut it from a Protomaps basemap of version 4",
			),
		);
	});

	it("is rejected if there is no file, or a folder", async () => {
		const missing = join(directory, "missing.pmtiles");
		await expect(startWith(missing)).rejects.toThrow(
			rejection(
				missing,
				`it cannot be read (ENOENT: no such file or directory, stat '${missing}'). Name a file that can be read`,
			),
		);
		await expect(startWith(directory)).rejects.toThrow(
			rejection(directory, "it is not a file. Name a file"),
		);
	});

	it("is rejected if the file cannot be read", async () => {
		const path = join(directory, "loop.pmtiles");
		symlinkSync(path, path);
		await expect(startWith(path)).rejects.toThrow(
			/: it cannot be read \(ELOOP[^\n]*\)\. Name a file/,
		);
	});
});

describe("a map that is replaced while the server runs", () => {
	it("is taken over, with a new version", async () => {
		const path = write(town);
		const { map, messages } = await openFollowed(path);
		const old = map.archive;
		replace(path, otherTown);
		await expect.poll(() => map.archive.tileJson.maxzoom).toBe(10);
		expect(map.archive.version).not.toBe(old.version);
		expect(await layersOf(map)).toContain("roads");
		expect(messages).toEqual(["the map was replaced"]);
	});

	it("is taken over if it was written in place, and meanwhile no wrong tile is read", async () => {
		const path = write(town);
		const { map } = await openFollowed(path);
		const old = map.archive;
		writeFileSync(path, otherTown);
		await expect(old.readTile(inTown)).rejects.toThrow(ArchiveChangedError);
		await expect.poll(() => map.archive.tileJson.maxzoom).toBe(10);
		expect(await layersOf(map)).toContain("roads");
	});

	it("finishes the reads of the old one", async () => {
		const path = write(town);
		const { map } = await openFollowed(path);
		const old = map.archive;
		const reads = Array.from({ length: 200 }, () => old.readTile(inTown));
		replace(path, otherTown);
		await old.close();
		for (const tile of await Promise.all(reads)) expect(tile).toBeDefined();
		await expect.poll(() => map.archive.tileJson.maxzoom).toBe(10);
	});

	it("stays if the new one is broken, which is logged once", async () => {
		const path = write(town);
		const { map, messages } = await openFollowed(path);
		replace(path, otherTown.slice(0, -1));
		await expect.poll(() => messages).toHaveLength(1);
		expect(await layersOf(map)).toContain("roads");
		expect(map.archive.tileJson.maxzoom).toBe(12);

		replace(path, otherTown);
		await expect.poll(() => map.archive.tileJson.maxzoom).toBe(10);
		expect(messages).toEqual([
			"the new map of MAP_FILE cannot be used, so the old one stays",
			"the map was replaced",
		]);
	});

	it("stays if the file is removed", async () => {
		const path = write(town);
		const { map, messages } = await openFollowed(path);
		rmSync(path);
		await expect.poll(() => messages).toHaveLength(1);
		expect(await layersOf(map)).toContain("roads");
		mkdirSync(path);
		await expect.poll(() => messages).toHaveLength(2);
		expect(await layersOf(map)).toContain("roads");
	});
});
