import { gunzipSync } from "node:zlib";
import { type ErrorBody, queries } from "@nev/contract";
import { afterAll, describe, expect, it } from "vitest";
import { miles } from "../../test/dealerships.js";
import { openTestBackend } from "../../test/test-backend.js";

const { client, fetch, close } = await openTestBackend();
afterAll(close);

async function refused(path: string): Promise<[status: number, body: ErrorBody]> {
	const response = await fetch(path);
	expect(response.headers.get("cache-control")).toBe("no-store");
	return [response.status, await response.json()];
}

describe("dealerships by distance", () => {
	it("rise from a ZIP code outwards, as far as an independent measure says", async () => {
		const answer = await client.get(queries.nearbyDealerships({ zip: "33101", radiusMiles: 150 }));
		expect(answer.origin).toMatchObject({ label: "33101 Miami, Florida" });
		expect(answer.radiusMiles).toBe(150);

		const dealerships = await client.get(queries.dealerships());
		const measured = dealerships
			.flatMap(({ id, latitude, longitude }) =>
				latitude === null || longitude === null
					? []
					: [{ id, miles: miles(answer.origin, { latitude, longitude }) }],
			)
			.filter((one) => one.miles <= 150)
			.sort((a, b) => a.miles - b.miles);
		const exact = answer.dealerships.filter(({ approximate }) => !approximate);
		expect(exact.map(({ id }) => id)).toEqual(measured.slice(0, exact.length).map(({ id }) => id));
		for (const [place, { distanceMiles }] of exact.entries()) {
			expect(Math.abs(distanceMiles - (measured[place]?.miles ?? 0))).toBeLessThan(0.06);
		}
		const distances = answer.dealerships.map(({ distanceMiles }) => distanceMiles);
		expect(distances).toEqual([...distances].sort((a, b) => a - b));
		expect(answer.withinRadius).toBeGreaterThanOrEqual(measured.length);
	});

	it("are within 50 miles and 20 at most, unless asked otherwise", async () => {
		const near = await client.get(queries.nearbyDealerships({ zip: "90210" }));
		expect(near.radiusMiles).toBe(50);
		for (const { distanceMiles } of near.dealerships) expect(distanceMiles).toBeLessThanOrEqual(50);

		const wide = { latitude: 39, longitude: -98, radiusMiles: 5000 };
		const [some, three, most] = await Promise.all([
			client.get(queries.nearbyDealerships(wide)),
			client.get(queries.nearbyDealerships({ ...wide, limit: 3 })),
			client.get(queries.nearbyDealerships({ ...wide, limit: 100 })),
		]);
		expect(some.dealerships).toHaveLength(20);
		expect(three.dealerships).toEqual(some.dealerships.slice(0, 3));
		const next = await client.get(queries.nearbyDealerships({ ...wide, limit: 5, offset: 3 }));
		expect(next).toMatchObject({ withinRadius: 300, dealerships: some.dealerships.slice(3, 8) });
		expect(most.dealerships).toHaveLength(100);
		expect(some.origin).toEqual({ latitude: 39, longitude: -98 });
		expect(some.withinRadius).toBe(300);
	});

	it("are the five nearest where none is within the radius", async () => {
		const answer = await client.get(queries.nearbyDealerships({ zip: "96799", radiusMiles: 1 }));
		expect(answer.withinRadius).toBe(0);
		expect(answer.dealerships).toHaveLength(5);
		expect(answer.dealerships[0]?.distanceMiles).toBeGreaterThan(1000);
	});

	it("can be narrowed to a text", async () => {
		const answer = await client.get(
			queries.nearbyDealerships({ zip: "33101", radiusMiles: 5000, limit: 100, q: "TEXAS" }),
		);
		expect(answer.dealerships.length).toBeGreaterThan(5);
		expect(new Set(answer.dealerships.map(({ state }) => state))).toEqual(new Set(["Texas"]));
	});

	it("can be narrowed to a state", async () => {
		const answer = await client.get(
			queries.nearbyDealerships({ zip: "30303", state: "Florida", limit: 100 }),
		);
		expect(answer.withinRadius).toBe(0);
		expect(answer.dealerships.map(({ state }) => state)).toEqual(Array(5).fill("Florida"));
	});

	it("are approximate where a dealer has no coordinates", async () => {
		const all = await client.get(queries.dealerships());
		const lost = all.filter(({ latitude }) => latitude === null);
		expect(lost.length).toBeGreaterThan(0);
		for (const { id, zipCode: zip } of lost) {
			const answer = await client.get(queries.nearbyDealerships({ zip }));
			expect(answer.dealerships.find((dealership) => dealership.id === id)).toMatchObject({
				approximate: true,
				distanceMiles: 0,
				latitude: null,
				longitude: null,
			});
		}
	});

	it("start from the coordinates where a ZIP code is given too", async () => {
		const answer = await client.get(
			queries.nearbyDealerships({ zip: "00000", latitude: 39, longitude: -98 }),
		);
		expect(answer.origin).toEqual({ latitude: 39, longitude: -98 });
	});

	it("refuse a ZIP code that is not known", async () => {
		expect(await refused("/api/dealerships/near?zip=00000")).toEqual([
			422,
			{
				error: "We do not know this ZIP code.",
				fields: { zip: "We do not know this ZIP code" },
			},
		]);
	});

	it.each([
		["", ["zip"]],
		["?zip=", ["zip"]],
		["?latitude=26", ["zip"]],
		["?latitude=&longitude=", ["zip"]],
		["?zip=3310", ["zip"]],
		["?zip=33101&limit=0", ["limit"]],
		["?zip=33101&limit=101", ["limit"]],
		["?zip=33101&radiusMiles=0&limit=many", ["radiusMiles", "limit"]],
		["?latitude=91&longitude=181", ["latitude", "longitude"]],
	])("refuse the malformed query %j and name its fields", async (search, fields) => {
		const [status, body] = await refused(`/api/dealerships/near${search}`);
		expect(status).toBe(400);
		expect(body.error).toBe("The query is malformed.");
		expect(Object.keys(body.fields ?? {})).toEqual(fields);
	});

	it("take a parameter that is left empty, as a form sends it, for one not given", async () => {
		const response = await fetch("/api/dealerships/near?zip=33101&q=&limit=&radiusMiles=");
		expect(await response.json()).toEqual(
			await client.get(queries.nearbyDealerships({ zip: "33101" })),
		);
	});

	it("say in words what is wrong with a value", async () => {
		const [, body] = await refused("/api/dealerships/near?zip=33101&limit=101");
		expect(body.fields?.limit).toMatch(/100/);
	});
});

describe("dealerships by text", () => {
	it("come in pages, in the order of the list", async () => {
		const list = await client.get(queries.dealerships());
		const first = await client.get(queries.searchDealerships({}));
		const second = await client.get(queries.searchDealerships({ offset: 24, limit: 500 }));
		expect(first.total).toBe(300);
		expect(first.dealerships).toHaveLength(24);
		expect([...first.dealerships, ...second.dealerships]).toEqual(list);
	});

	it("match name, city or state, within one state where asked", async () => {
		const { total, dealerships } = await client.get(
			queries.searchDealerships({ q: "florida", limit: 500 }),
		);
		expect(dealerships).toHaveLength(total);
		const inState = await client.get(
			queries.searchDealerships({ q: "cart", state: "Florida", limit: 500 }),
		);
		expect(inState.total).toBeGreaterThan(0);
		expect(inState.total).toBeLessThan(total);
		expect((await client.get(queries.searchDealerships({ q: "zzz" }))).total).toBe(0);
	});

	it("can be read one by one", async () => {
		const [dealership] = await client.get(queries.dealerships());
		expect(await client.get(queries.dealership(dealership?.id ?? 0))).toEqual(dealership);
	});

	it("refuse a malformed query", async () => {
		const [status, { fields }] = await refused("/api/dealerships/search?limit=501&state=FL");
		expect(status).toBe(400);
		expect(Object.keys(fields ?? {}).sort()).toEqual(["limit", "state"]);
	});
});

describe("the map's points", () => {
	it("are counted once each, whole and narrowed", async () => {
		const world = { west: -180, south: -90, east: 180, north: 90, zoom: 4 };
		const count = async (narrowed: { q?: string; state?: "Texas" }) =>
			(await client.get(queries.clusters({ ...world, ...narrowed }))).clusters.reduce(
				(sum, cluster) => sum + cluster.count,
				0,
			);
		const texas = await client.get(queries.dealershipsOfState("Texas"));
		expect(await count({})).toBe(300);
		expect(await count({ state: "Texas" })).toBe(texas.length);
		expect(await count({ q: "texas" })).toBe(texas.length);
	});

	it.each([
		["", ["west", "south", "east", "north", "zoom"]],
		["?west=-90&south=20&east=-80&north=30&zoom=", ["zoom"]],
		["?west=-190&south=20&east=-80&north=30&zoom=3", ["west"]],
	])("refuse the malformed query %j", async (search, names) => {
		const [status, { fields }] = await refused(`/api/dealerships/clusters${search}`);
		expect(status).toBe(400);
		expect(Object.keys(fields ?? {})).toEqual(names);
	});
});

describe("the places", () => {
	it("are suggested, eight at most, and may be kept for a day", async () => {
		const response = await fetch("/api/places?q=331");
		expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
		const places = await client.get(queries.places("331"));
		expect(places).toHaveLength(8);
		expect(await response.json()).toEqual(places);
	});

	it.each(["naples, fl", "st louis", "washington dc", "san juan"])("know %s", async (typed) => {
		expect((await client.get(queries.places(typed))).length).toBeGreaterThan(0);
	});

	it.each(["", "?q=", "?q=%20"])("want something typed: %j", async (search) => {
		const [status, { fields }] = await refused(`/api/places${search}`);
		expect(status).toBe(400);
		expect(Object.keys(fields ?? {})).toEqual(["q"]);
	});
});

describe("every search", () => {
	const paths = [
		"/api/dealerships/search?q=a",
		"/api/dealerships/near?zip=33101",
		"/api/dealerships/clusters?west=-180&south=-90&east=180&north=90&zoom=5",
		"/api/places?q=new",
	];

	it.each(paths)("is compressed for who takes it, and says so to caches: %s", async (path) => {
		const plain = await fetch(path);
		const packed = await fetch(path, { headers: { "accept-encoding": "gzip" } });
		expect(packed.headers.get("content-encoding")).toBe("gzip");
		expect(plain.headers.get("content-encoding")).toBeNull();
		for (const { headers } of [plain, packed]) expect(headers.get("vary")).toBe("Accept-Encoding");
		expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
	});

	it.each(paths.slice(0, 3))("is asked anew each time: %s", async (path) => {
		expect((await fetch(path)).headers.get("cache-control")).toBe("no-cache");
	});
});
