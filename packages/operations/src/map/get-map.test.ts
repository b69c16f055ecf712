import { randomUUID } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openArchive, openSource } from "@nev/api/operations";
import { createTempDirectory } from "@nev/api/testing/temp-directory.js";
import { brokenArchives, makeTownArchive } from "@nev/basemap/testing";
import { PMTiles, tileIdToZxy } from "pmtiles";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type Answer, startRangeServer } from "../../test/range-server.js";
import { openFetchedRanges } from "./fetched-ranges.js";
import { findEntries } from "./find-entries.js";
import { getMap, type MapOffer, type MapRequest } from "./get-map.js";
import { openNewestBuild } from "./newest-build.js";
import { openMapSource } from "./open-map-source.js";
import { planMap } from "./plan-map.js";
import { type DetailedArea, wantedTiles } from "./wanted-tiles.js";

/** Towns at Los Angeles, Naples and Fargo. */
const towns = [
	[0, 0],
	[36.45, -7.9],
	[21.45, 12.8],
] as const;
const places = [
	{ latitude: 34.05, longitude: -118.25 },
	{ latitude: 26.15, longitude: -81.8 },
];
const world = makeTownArchive({ zooms: [0, 14], towns, noise: 2000 });
const tomorrow = makeTownArchive({ zooms: [0, 14], towns, noise: 1900 });

const directory = createTempDirectory();
const server = await startRangeServer(world);
afterAll(async () => {
	await server.close();
	rmSync(directory, { recursive: true, force: true });
});

let file: string;
let count = 0;
beforeEach(() => {
	count += 1;
	file = join(directory, `map-${count}.pmtiles`);
	server.serve(world);
	server.forget();
});

const around = (points: readonly (typeof places)[number][], miles = 5): DetailedArea => ({
	points,
	miles,
	states: [],
	boxes: [],
});

interface Overrides extends Partial<MapRequest> {
	readonly signal?: AbortSignal;
	readonly onFetched?: (bytes: number) => void;
	readonly onOffer?: () => void;
	/** Long by default: on a busy machine a right answer may take a while. */
	readonly stallMs?: number;
}

async function get({ signal, onFetched, onOffer, stallMs = 60_000, ...request }: Overrides = {}) {
	const notes: string[] = [];
	let offer: MapOffer | undefined;
	const outcome = await getMap(
		{
			file,
			from: server.address,
			takesNewest: false,
			area: around(places),
			maxZoom: 14,
			...request,
		},
		{
			signal: signal ?? new AbortController().signal,
			stallMs,
			pauseMs: 1,
			onNote: (note) => notes.push(note),
			...(onFetched && { onFetched }),
			async confirm(shown) {
				offer = shown;
				onOffer?.();
				return true;
			},
		},
	);
	return { outcome, notes, offer: offer as unknown as MapOffer };
}

/** All tiles of an archive, read by the PMTiles library. */
async function tilesOf(bytes: Uint8Array, ids: Iterable<number>): Promise<Map<number, string>> {
	const tiles = new Map<number, string>();
	const archive = new PMTiles(
		{
			getKey: () => "",
			getBytes: async (offset, length) => ({
				data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
			}),
		},
		undefined,
		async (stored) => stored,
	);
	for (const id of ids) {
		const tile = await archive.getZxy(...tileIdToZxy(id));
		if (tile) tiles.set(id, Buffer.from(tile.data).toString("base64"));
	}
	return tiles;
}

const filesOfMap = () => readdirSync(directory).filter((name) => name.startsWith(`map-${count}.`));

const wide = around(places, 25);

/** The wanted tiles of sources, which take a while to find. */
const expected = new Map<string, Promise<{ ids: Float64Array; tiles: Map<number, string> }>>();

async function tilesIn(source: Uint8Array, area: DetailedArea) {
	const ids = wantedTiles(area, 14);
	return { ids, tiles: await tilesOf(source, ids) };
}

async function expectTilesOf(source: Uint8Array, area = wide) {
	const key = JSON.stringify([source.length, area]);
	if (!expected.has(key)) expected.set(key, tilesIn(source, area));
	const { ids, tiles } = (await expected.get(key)) as Awaited<ReturnType<typeof tilesIn>>;
	expect(await tilesOf(readFileSync(file), ids)).toEqual(tiles);
}

describe("a map that is cut from a larger one", () => {
	it("has the wanted tiles, equal byte for byte, and no others", async () => {
		const { outcome, offer } = await get();
		expect(outcome).toBe("written");
		const ids = wantedTiles(around(places), 14);
		const wanted = await tilesOf(world, ids);
		const result = readFileSync(file);
		const found = await tilesOf(result, ids);
		expect(found.size).toBeGreaterThan(200);
		expect(found).toEqual(wanted);
		expect(offer.tiles).toBe(wanted.size);

		const archive = await openArchive(await openSource(file));
		await archive.verify();
		expect(archive.header.numAddressedTiles).toBe(wanted.size);
		expect(archive.header).toMatchObject({ minZoom: 0, maxZoom: 14, clustered: true });
		expect(archive.tileJson).toMatchObject({
			attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
			bounds: [-119, 25.6, -80.55, 47.3],
		});
		await archive.close();
		expect(filesOfMap()).toEqual([`map-${count}.pmtiles`]);
	});

	it("costs what was said before", async () => {
		const { offer } = await get();
		expect(server.sentBytes).toBe(offer.directoryBytes + offer.downloadBytes);
		expect(server.requests.length).toBeLessThan(offer.requests + 10);
		expect(offer.overheadBytes).toBeLessThan(0.051 * offer.bytes);
		expect(server.requests.at(-1)?.headers).toMatchObject({
			"user-agent": expect.stringMatching(/^nev\/[\d.]+ \(nev map get/),
			"if-match": expect.stringMatching(/^"/),
		});
	});

	it("is not downloaded when the operator does not want it", async () => {
		const outcome = await getMap(
			{ file, from: server.address, takesNewest: false, area: around(places), maxZoom: 14 },
			{
				signal: new AbortController().signal,
				onNote: () => {},
				confirm: async () => false,
			},
		);
		expect(outcome).toBe("declined");
		expect(filesOfMap()).toEqual([]);
		expect(server.sentBytes).toBeLessThan(0.05 * world.length);
	});

	it("is not written by two runs at once", async () => {
		let other: Promise<unknown> | undefined;
		const onFetched = () => {
			other ??= get({ area: wide }).catch((error: Error) => error.message);
		};
		await get({ area: wide, onFetched });
		expect(await other).toBe(`Another nev map get is writing ${file}. Wait until it has ended.`);
		await expectTilesOf(world);
	});

	it("is planned when no other run can change what is there", async () => {
		let other: Promise<unknown> | undefined;
		await getMap(
			{ file, from: server.address, takesNewest: false, area: wide, maxZoom: 14 },
			{
				signal: new AbortController().signal,
				onNote: () => {},
				async confirm() {
					other = get().catch((error: Error) => error.message);
					await other;
					return true;
				},
			},
		);
		expect(await other).toBe(`Another nev map get is writing ${file}. Wait until it has ended.`);
		await expectTilesOf(world);
	});

	it("removes what was written of a map by a run that was killed", async () => {
		writeFileSync(`${file}.${randomUUID()}.part`, "half of a map");
		writeFileSync(`${file}.mine.part`, "not one of ours");
		await get();
		expect(filesOfMap()).toEqual([`map-${count}.pmtiles`, `map-${count}.pmtiles.mine.part`]);
	});

	it("can be cut from a file", async () => {
		const from = join(directory, "world.pmtiles");
		writeFileSync(from, world);
		await get({ from });
		await expectTilesOf(world, around(places));
		await expect(get({ from, file: from })).rejects.toThrow("cannot be cut from itself");
	});
});

describe("run again", () => {
	it("does nothing if the file has all of it", async () => {
		await get();
		server.forget();
		expect((await get()).outcome).toBe("complete");
		expect(server.sentBytes).toBeLessThan(30_000);
	});

	it("fetches only what is missing after a new dealer", async () => {
		await get({ area: around(places.slice(0, 1)) });
		server.forget();
		const { offer } = await get();
		expect(server.sentBytes).toBe(offer.directoryBytes + offer.downloadBytes);
		expect(offer.downloadBytes).toBeLessThan(0.6 * offer.bytes);
		expect(offer.presentBytes).toBeGreaterThan(0.4 * offer.bytes);
		await expectTilesOf(world, around(places));
	});

	it("fetches all of another build", async () => {
		await get();
		server.serve(tomorrow);
		const { offer } = await get();
		expect(offer.presentBytes).toBe(0);
		await expectTilesOf(tomorrow, around(places));
	});
});

describe("a file that is there already", () => {
	it("is left alone if it is no map, and nothing is read of the source", async () => {
		writeFileSync(file, "name,city\nGulf Carts,Naples\n");
		await expect(get()).rejects.toThrow(`map-${count}.pmtiles is no map. Choose another name.`);
		expect(readFileSync(file, "utf8")).toContain("Gulf Carts");
		await expect(get({ file: directory })).rejects.toThrow(`${directory} is a folder. Name a file`);
		expect(server.requests).toEqual([]);
	});

	it("is replaced if it is empty", async () => {
		writeFileSync(file, "");
		expect((await get()).offer.replaced).toBe("nothing");
	});

	it("is named if it is of another maker", async () => {
		writeFileSync(file, makeTownArchive());
		expect((await get()).offer.replaced).toBe("other");
	});

	it("is none if it is damaged", async () => {
		await get();
		const { tileDataOffset } = await headerOf(readFileSync(file));
		const damaged = readFileSync(file).fill(0, tileDataOffset, tileDataOffset + 20);
		writeFileSync(file, damaged);
		const { outcome, offer } = await get();
		expect(outcome).toBe("written");
		expect(offer).toMatchObject({ replaced: "damaged", presentBytes: 0 });
		await expectTilesOf(world, around(places));
	});

	it("is written where a symbolic link to nothing leads", async () => {
		const link = join(directory, "link.pmtiles");
		symlinkSync(file, link);
		await get({ file: link });
		await expectTilesOf(world, around(places));
		expect(lstatSync(link).isSymbolicLink()).toBe(true);
	});

	it("has tiles that the new map will not have", async () => {
		const before = await get();
		const { offer } = await get({ area: around(places.slice(0, 1)) });
		expect(before.offer).toMatchObject({ replaced: "nothing", lostTiles: 0 });
		expect(offer).toMatchObject({
			replaced: "own",
			lostTiles: before.offer.tiles - offer.tiles,
		});
		expect(offer.lostTiles).toBeGreaterThan(0);
	});
});

describe("a download that is interrupted", () => {
	/** Ends a download after some ranges, and says why. */
	async function interrupted(answer: Answer, ranges = 3): Promise<string> {
		let directories = Infinity;
		server.answer = (_request, index) => {
			if (index >= directories + ranges) return answer;
			return "right";
		};
		const failure = await getMap(
			{ file, from: server.address, takesNewest: false, area: wide, maxZoom: 14 },
			{
				signal: new AbortController().signal,
				// A busy machine is slow with a right answer, too.
				stallMs: answer === "stall" ? 1000 : 60_000,
				pauseMs: 1,
				onNote: () => {},
				async confirm() {
					directories = server.requests.length;
					return true;
				},
			},
		).catch((error: Error) => error);
		expect(failure).toBeInstanceOf(Error);
		return (failure as Error).message;
	}

	it.each<[Answer, RegExp]>([
		["break", /^http:.* cannot be read: .*\. Check the address and the network/],
		["stall", /^http:.* cannot be read: it sent nothing for 1 seconds?\./],
		[500, /^http:.* cannot be read: it answered 500\./],
		[404, /^There is no map at http:.* \(it answered 404\)\./],
		["whole", /its server ignores range requests/],
		["other part", /its server answered with another part than it was asked for/],
		["drip", /^http:.* cannot be read: /],
		["gzip", /its server compresses what it sends \(gzip\)/],
		["no range", /its server does not say which part of the file it sent/],
	])("goes on with the next run: %s", async (answer, message) => {
		const failure = await interrupted(answer);
		expect(failure).toMatch(message);
		expect(failure).toContain(
			`What was fetched is kept in ${file}.part, and the same command goes on`,
		);
		expect(filesOfMap()).toEqual([`map-${count}.pmtiles.part`, `map-${count}.pmtiles.part.ranges`]);
		const first = server.sentBytes;

		server.forget();
		const { offer } = await get({ area: wide });
		expect(offer.presentBytes).toBeGreaterThan(0);
		expect(server.sentBytes).toBe(offer.directoryBytes + offer.downloadBytes);
		expect(offer.presentBytes + offer.downloadBytes - offer.overheadBytes).toBe(offer.bytes);
		expect(first).toBeGreaterThan(offer.presentBytes);
		await expectTilesOf(world);
		expect(filesOfMap()).toEqual([`map-${count}.pmtiles`]);
	});

	it("starts over where the server does not say which version it has", async () => {
		server.hasVersion = false;
		expect(await interrupted(404)).toContain("The same command starts over, because the server");
		server.forget();
		server.hasVersion = false;
		server.serve(tomorrow);
		const { offer } = await get({ area: wide });
		expect(offer.presentBytes).toBe(0);
		await expectTilesOf(tomorrow);
	});

	it("keeps the old map if it is stopped while the new one is written", async () => {
		await get();
		const old = readFileSync(file);
		const stop = new AbortController();
		const failure = await get({
			// The old map has all of it, so that nothing is fetched.
			area: around(places.slice(0, 1)),
			signal: stop.signal,
			onOffer: () => stop.abort(),
		}).catch((error: Error) => error);
		expect(failure).toMatchObject({
			name: "StoppedError",
			message: expect.stringContaining("What was fetched is kept"),
		});
		expect(readFileSync(file).equals(old)).toBe(true);
		expect(filesOfMap()).toEqual([
			`map-${count}.pmtiles`,
			`map-${count}.pmtiles.part`,
			`map-${count}.pmtiles.part.ranges`,
		]);
	});

	it("goes on in the same run where the server recovers", async () => {
		const faults: Answer[] = ["right", 500, "break", "stall", 503, "right", "break", 429];
		server.answer = (_request, index) => faults[index] ?? "right";
		await get({ area: wide, stallMs: 1000 });
		await expectTilesOf(world);
	});

	it("goes on after Ctrl+C, and after a kill that cut the list off", async () => {
		const stop = new AbortController();
		const failure = await get({
			area: wide,
			signal: stop.signal,
			onFetched: (bytes) => bytes > 1_500_000 && stop.abort(),
		}).catch((error: Error) => error);
		expect(failure).toMatchObject({ name: "StoppedError" });
		const list = `${file}.part.ranges`;
		const text = readFileSync(list, "utf8");
		writeFileSync(list, text.slice(0, -3));
		writeFileSync(`${file}.part`, "what was not listed yet", { flag: "a" });
		server.forget();
		await get({ area: wide });
		await expectTilesOf(world);
	});

	it("goes on after the dealers changed", async () => {
		await interrupted(404);
		server.forget();
		const area = around([...places, { latitude: 46.85, longitude: -96.8 }], 20);
		const { offer } = await get({ area });
		expect(offer.presentBytes).toBeGreaterThan(0);
		await expectTilesOf(world, area);
	});

	it.each([
		["without an old map", false],
		["with an old map", true],
	])("goes on with a range around what is there already, %s", async (_, hasOld) => {
		if (hasOld) await get({ area: around(places.slice(0, 1)) });
		await storeFragments();
		await get({ area: wide });
		await expectTilesOf(world);
	});

	/** Keeps every fortieth content, so that the gaps at them are fetched too. */
	async function storeFragments(): Promise<void> {
		const signal = new AbortController().signal;
		const source = await openMapSource(server.address, { signal });
		const archive = await openArchive(source);
		const { contents } = planMap(await findEntries(archive, wantedTiles(wide, 14)));
		const fetched = await openFetchedRanges(file, source.identity);
		for (const [index, { offset, length }] of contents.entries()) {
			if (index % 40 !== 20) continue;
			const bytes = await source.read(archive.header.tileDataOffset + offset, length);
			await fetched.add(offset, bytes);
		}
		await fetched.close();
	}

	it("starts over if the file is of another build then", async () => {
		await interrupted(404);
		server.forget();
		server.serve(tomorrow);
		const { offer, notes } = await get({ area: wide });
		expect(offer.presentBytes).toBe(0);
		expect(notes).toEqual([
			expect.stringMatching(/^An interrupted run has fetched parts of another build/),
		]);
		await expectTilesOf(tomorrow);
	});

	it.each(["in its directories", "in its tiles"])(
		"starts over if the file is changed meanwhile, %s",
		async (where) => {
			const from = where === "in its tiles" ? 4 : 1;
			server.answer = (_request, index) => {
				if (index === from) server.serve(tomorrow);
				return "right";
			};
			const { notes } = await get({ area: wide });
			expect(notes[0]).toMatch(
				/^The map was changed where it is fetched from\. The download starts over/,
			);
			await expectTilesOf(tomorrow);
		},
	);

	it("starts over if the file has no such range any more", async () => {
		server.answer = (_request, index) => (index === 5 ? 416 : "right");
		const { notes } = await get({ area: wide });
		expect(notes).toEqual([expect.stringMatching(/^The map was changed where it is fetched from/)]);
		await expectTilesOf(world);
	});
});

describe("a map is refused", () => {
	it.each(brokenArchives(makeTownArchive()))("that is broken: $name", async ({ bytes, name }) => {
		server.serve(bytes);
		const failure = await get().catch((error: Error) => error.message);
		expect(failure).toMatch(/^(http|The map at http).* (cannot be used|is empty).*Name another/);
		if (name === "raster") expect(failure).toContain("its tiles are PNG pictures");
		if (name === "old version") expect(failure).toContain("of version 2");
		expect(filesOfMap()).toEqual([]);
	});

	it("of another schema", async () => {
		server.serve(makeTownArchive({ layers: ["roads"] }));
		await expect(get()).rejects.toThrow("it has none of the layers earth, water");
	});

	it("whose server ignores ranges, of which nothing more is read", async () => {
		server.answer = () => "whole";
		await expect(get()).rejects.toThrow("ignores range requests");
		expect(server.requests.length).toBe(1);
	});

	it("with a damaged tile, after it was read again", async () => {
		const damaged = Uint8Array.from(world);
		const { tileDataOffset } = await headerOf(world);
		damaged.fill(0, tileDataOffset, tileDataOffset + 20);
		server.serve(damaged);
		await expect(get()).rejects.toThrow("The tile 0/0/0 of the map is damaged");
	});

	it("whose server is not there", async () => {
		const other = await startRangeServer(world);
		await other.close();
		await expect(get({ from: other.address })).rejects.toThrow(
			/cannot be read: connect ECONNREFUSED .* Check the address and the network/,
		);
		await expect(get({ from: "https://no-such-host.invalid/map.pmtiles" })).rejects.toThrow(
			/no-such-host\.invalid\/map\.pmtiles cannot be read: getaddrinfo/,
		);
	});

	it("without a tile in the area", async () => {
		server.serve(makeTownArchive({ zooms: [12, 14] }));
		await expect(get({ area: around([{ latitude: 44, longitude: -72 }]) })).rejects.toThrow(
			"has no tile of this area",
		);
	});
});

describe("the newest daily build", () => {
	it("is today's, or else the one before", async () => {
		server.answer = ({ path }) => (path === "/20261119.pmtiles" ? "right" : 404);
		const options = { signal: new AbortController().signal, pauseMs: 1 };
		const source = await openNewestBuild(new Date("2026-11-21T03:00:00Z"), options, server.origin);
		expect(source.identity.address).toBe(`${server.origin}/20261119.pmtiles`);
		expect(server.requests.length).toBe(3);
		server.answer = () => 404;
		await expect(openNewestBuild(new Date(), options, server.origin)).rejects.toThrow(
			"has no build of the last 14 days",
		);
	});
});

async function headerOf(bytes: Uint8Array) {
	const path = join(directory, "header.pmtiles");
	writeFileSync(path, bytes);
	const archive = await openArchive(await openSource(path));
	await archive.close();
	return archive.header;
}
