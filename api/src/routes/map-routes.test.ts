import { renameSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTile, makeTownArchive } from "@nev/basemap/testing";
import { createApiClient, errorBodySchema, queries } from "@nev/contract";
import { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { createTempDirectory } from "../../test/temp-directory.js";
import { createTestApi, silent } from "../../test/test-backend.js";
import { createAnswerCache } from "../http/answer-cache.js";
import { createDatasetVersions } from "../http/datasets.js";
import { createRenderQueue } from "../http/render-queue.js";
import { openMapTiles } from "../map/map-tiles.js";

const directory = createTempDirectory();
const file = join(directory, "town.pmtiles");
writeFileSync(file, makeTownArchive());
const map = await openMapTiles(file, silent);
afterAll(async () => {
	await map.close();
	rmSync(directory, { recursive: true, force: true });
});

const api = createTestApi({
	map,
	settings: { embedOrigins: ["https://one.example.com"], cdnMaxAge: 0, proxyHops: 0 },
});
const app = new Hono().route("/api", api);
const get = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
	app.request(path, { headers, method });

const street = "/api/map/12/702/1635.mvt";
const gzip = { "accept-encoding": "gzip, br" };
const type = "application/vnd.mapbox-vector-tile";

describe("a tile", () => {
	it("is sent as it is stored to clients that accept gzip", async () => {
		const response = await get(street, gzip);
		expect(response.status).toBe(200);
		expect(Object.fromEntries(response.headers)).toMatchObject({
			"content-type": type,
			"content-encoding": "gzip",
			"cache-control": "public, max-age=300",
			etag: `"${map.archive.version}-12-702-1635-gzip"`,
			vary: "Accept-Encoding, Origin",
			"x-content-type-options": "nosniff",
		});
		const body = new Uint8Array(await response.arrayBuffer());
		expect(body).toEqual(await map.archive.readTile({ z: 12, x: 702, y: 1635 }));
	});

	it("is the same with and without gzip, and has streets", async () => {
		const packed = await (await get(street, gzip)).arrayBuffer();
		const response = await get(street);
		expect(response.headers.get("content-encoding")).toBeNull();
		expect(response.headers.get("etag")).toBe(`"${map.archive.version}-12-702-1635"`);
		const layers = decodeTile(new Uint8Array(await response.arrayBuffer()));
		expect(layers.roads?.map(({ name }) => name)).toContain("Test Freeway");
		expect(layers).toEqual(decodeTile(gunzipSync(packed)));
	});

	it("may be kept for ever if its address has the current version", async () => {
		const cacheControl = async (query: string) =>
			(await get(`${street}${query}`)).headers.get("cache-control");
		expect(await cacheControl(`?v=${map.archive.version}`)).toBe(
			"public, max-age=31536000, immutable",
		);
		expect(await cacheControl("?v=older")).toBe("public, max-age=300");
		expect(await cacheControl("?v=")).toBe("public, max-age=300");
	});

	it("is not sent again to a client that has it", async () => {
		for (const headers of [gzip, {}]) {
			const etag = (await get(street, headers)).headers.get("etag") ?? "";
			const response = await get(street, { ...headers, "if-none-match": etag });
			expect(response.status).toBe(304);
			expect(response.headers.get("etag")).toBe(etag);
			expect(await response.text()).toBe("");
		}
		const other = { ...gzip, "if-none-match": '"other-12-702-1635-gzip"' };
		expect((await get(street, other)).status).toBe(200);
	});

	it("has the same headers for HEAD", async () => {
		const [head, full] = [await get(street, gzip, "HEAD"), await get(street, gzip)];
		expect(head.status).toBe(200);
		expect(await head.text()).toBe("");
		expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
		expect(head.headers.get("content-length")).toBe(String((await full.arrayBuffer()).byteLength));
	});

	it.each([
		["https://one.example.com", "https://one.example.com"],
		["https://two.example.com", null],
	])("may be read by the pages that the operator allows: %s", async (origin, allowed) => {
		for (const path of [street, "/api/map/tiles.json", "/api/map/12/716/1635.mvt"]) {
			const response = await get(path, { origin });
			expect(response.headers.get("access-control-allow-origin")).toBe(allowed);
		}
	});
});

describe("a tile that does not exist", () => {
	it("is 204 within the bounds", async () => {
		const response = await get(`/api/map/12/716/1635.mvt?v=${map.archive.version}`, gzip);
		expect(response.status).toBe(204);
		expect(await response.text()).toBe("");
		expect(response.headers.get("content-type")).toBeNull();
		expect(response.headers.get("content-encoding")).toBeNull();
		expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	});

	it.each([
		["beyond the bounds", "12/717/1635.mvt"],
		["below the first zoom", "5/5/12.mvt"],
		["above the last zoom", "13/1404/3270.mvt"],
		["outside the grid", "12/4096/1635.mvt"],
		["at an impossible zoom", "99/0/0.mvt"],
		["at a huge number", "12/99999999999999999999/1635.mvt"],
		["at a negative number", "12/-1/1635.mvt"],
		["in another format", "12/702/1635.png"],
	])("is 404 %s", async (_, path) => {
		const response = await get(`/api/map/${path}`);
		expect(response.status).toBe(404);
		expect(errorBodySchema.parse(await response.json()).error).toMatch(/\.$/);
	});
});

describe("the TileJSON", () => {
	it("is read by the client, and its addresses are those of tiles", async () => {
		const client = createApiClient({ api: "/api", fetch: (url, init) => app.request(url, init) });
		const tileJson = await client.get(queries.mapTiles());
		expect(tileJson).toEqual(map.archive.tileJson);
		const address = tileJson.tiles[0]?.replace("{z}", "12").replace("{x}", "702");
		const response = await get(address?.replace("{y}", "1635") ?? "");
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toMatch(/immutable/);
	});

	it("is revalidated each time", async () => {
		const response = await get("/api/map/tiles.json");
		expect(response.headers.get("cache-control")).toBe("no-cache");
		const etag = response.headers.get("etag") ?? "";
		expect((await get("/api/map/tiles.json", { "if-none-match": etag })).status).toBe(304);
	});
});

describe("a tile of a file that is being written", () => {
	it("is 503 until the new archive is taken over", async () => {
		const path = join(directory, "written.pmtiles");
		writeFileSync(path, makeTownArchive());
		const written = await openMapTiles(path, silent, { intervalMs: 60_000 });
		const other = createTestApi({ map: written });
		writeFileSync(path, makeTownArchive({ zooms: [6, 8] }));
		const response = await other.request("/map/10/175/408.mvt");
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBe("5");
		await written.close();
	});
});

it("a map that is replaced is seen in the cached TileJSON", async () => {
	const path = join(directory, "replaced.pmtiles");
	writeFileSync(path, makeTownArchive());
	const versions = createDatasetVersions();
	const replaced = await openMapTiles(path, silent, {
		intervalMs: 5,
		onReplaced: () => versions.increment(["map"]),
	});
	const answers = createAnswerCache({ versions, queue: createRenderQueue() });
	const followed = createTestApi({ answers, map: replaced });
	const url = "/map/tiles.json";
	const read = async () => (await followed.request(url)).json();
	const isKept = () =>
		answers.find({ url, headers: {} } as unknown as IncomingMessage) !== undefined;
	expect(await read()).toEqual(replaced.archive.tileJson);
	expect(isKept()).toBe(true);
	const { archive } = replaced;
	const next = join(directory, "next.pmtiles");
	writeFileSync(next, makeTownArchive({ zooms: [6, 8] }));
	renameSync(next, path);
	await expect.poll(() => replaced.archive).not.toBe(archive);
	expect(isKept()).toBe(false);
	expect(await read()).toEqual(replaced.archive.tileJson);
	await replaced.close();
});
