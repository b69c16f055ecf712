import { dealershipFeaturesSchema, type ErrorBody, queries } from "@nev/contract";
import { afterAll, describe, expect, it } from "vitest";
import { openTestBackend } from "../../test/test-backend.js";

const { client, fetch, close } = await openTestBackend();
afterAll(close);

async function requestError(path: string): Promise<[status: number, body: ErrorBody]> {
	const response = await fetch(path);
	expect(response.headers.get("cache-control")).toBe("no-store");
	return [response.status, await response.json()];
}

describe("dealerships by distance", () => {
	it("are within 50 miles and at most 20 by default", async () => {
		const near = await client.get(queries.nearbyDealerships({ zip: "90210" }));
		expect(near).toMatchObject({
			radiusMiles: 50,
			origin: { label: "90210 Beverly Hills, California" },
		});
		for (const { distanceMiles } of near.dealerships) expect(distanceMiles).toBeLessThanOrEqual(50);

		const wide = { latitude: 39, longitude: -98, radiusMiles: 5000 };
		const [byDefault, three, hundred] = await Promise.all([
			client.get(queries.nearbyDealerships(wide)),
			client.get(queries.nearbyDealerships({ ...wide, limit: 3 })),
			client.get(queries.nearbyDealerships({ ...wide, limit: 100 })),
		]);
		expect(byDefault.dealerships).toHaveLength(20);
		expect(three.dealerships).toEqual(byDefault.dealerships.slice(0, 3));
		const next = await client.get(queries.nearbyDealerships({ ...wide, limit: 5, offset: 3 }));
		expect(next).toMatchObject({
			withinRadius: 300,
			dealerships: byDefault.dealerships.slice(3, 8),
		});
		expect(hundred.dealerships).toHaveLength(100);
		expect(byDefault.origin).toEqual({ latitude: 39, longitude: -98 });
		expect(byDefault.withinRadius).toBe(300);
	});

	it("can be limited to those that match a text, and to a state", async () => {
		for (const filter of [{ q: "TEXAS" }, { state: "Texas" }] as const) {
			const { dealerships } = await client.get(
				queries.nearbyDealerships({ zip: "33101", radiusMiles: 5000, limit: 100, ...filter }),
			);
			expect(dealerships.length).toBeGreaterThan(5);
			expect(new Set(dealerships.map(({ state }) => state))).toEqual(new Set(["Texas"]));
		}
	});

	it("reject coordinates beside a ZIP code", async () => {
		const search = "?zip=33101&latitude=39&longitude=-98";
		expect(await requestError(`/api/dealerships/near${search}`)).toMatchObject([
			400,
			{ code: "malformed-query", fields: { zip: "Give a zip or coordinates, not both" } },
		]);
	});

	it("reject an unknown ZIP code", async () => {
		expect(await requestError("/api/dealerships/near?zip=00000")).toEqual([
			422,
			{
				error: "We couldn't find this ZIP code.",
				code: "unknown-zip",
				fields: { zip: "We couldn't find this ZIP code" },
				issues: { zip: { code: "unknown-zip" } },
			},
		]);
	});

	it.each([
		["", ["zip"]],
		["?latitude=&longitude=", ["zip"]],
		["?zip=33101&radiusMiles=0&limit=many", ["radiusMiles", "limit"]],
	])("reject the malformed query %j and name its fields", async (search, fields) => {
		const [status, body] = await requestError(`/api/dealerships/near${search}`);
		expect(status).toBe(400);
		expect(body.error).toBe("The query is malformed.");
		expect(Object.keys(body.fields ?? {})).toEqual(fields);
	});

	it("ignore an empty parameter, which a form sends", async () => {
		const response = await fetch("/api/dealerships/near?zip=33101&q=&limit=&radiusMiles=");
		expect(response.headers.get("cache-control")).toBe("no-cache");
		expect(await response.json()).toEqual(
			await client.get(queries.nearbyDealerships({ zip: "33101" })),
		);
	});
});

describe("dealerships by text", () => {
	it("are those of the state that the text names, by its name or its code", async () => {
		const arizona = await client.get(queries.dealershipsOfState("Arizona"));
		for (const q of ["AZ", "arizona", " Az. "]) {
			const page = await client.get(queries.searchDealerships({ q, limit: 500 }));
			expect(page).toMatchObject({ total: arizona.length, state: "Arizona", dealerships: arizona });
			expect(page.origin).toBeUndefined();
		}
		const kansas = await client.get(queries.searchDealerships({ q: "Kansas", limit: 500 }));
		expect(new Set(kansas.dealerships.map(({ state }) => state))).toEqual(new Set(["Kansas"]));
		expect(kansas.textMatches).toBeGreaterThan(kansas.total);
		const withText = await client.get(queries.searchDealerships({ q: '"Kansas"', limit: 500 }));
		expect(withText.total).toBe(kansas.textMatches);
		expect(withText.dealerships.map(({ state }) => state)).toContain("Arkansas");
	});

	it("are the nearest to the place that the text names, a page at a time", async () => {
		const near = await client.get(queries.nearbyDealerships({ zip: "34102", limit: 100 }));
		const search = (filter: Parameters<typeof queries.searchDealerships>[0]) =>
			client.get(queries.searchDealerships({ q: "123 Main St, Naples, FL 34102", ...filter }));
		const { origin, radiusMiles, withinRadius, dealerships } = near;
		expect(await search({ limit: 100 })).toEqual({
			total: withinRadius,
			origin,
			radiusMiles,
			withinRadius,
			dealerships,
		});
		expect((await search({ limit: 2, offset: 2 })).dealerships).toEqual(dealerships.slice(2, 4));
		const wide = await search({ radiusMiles: 250 });
		expect(wide).toMatchObject({ radiusMiles: 250 });
		expect(wide.withinRadius).toBeGreaterThan(withinRadius);
		const inTexas = await search({ state: "Texas" });
		expect(inTexas).toMatchObject({ withinRadius: 0, total: 5 });
		expect(new Set(inTexas.dealerships.map(({ state }) => state))).toEqual(new Set(["Texas"]));
	});

	it("say which other places the text may name", async () => {
		const labels = async (q: string) => {
			const page = await client.get(queries.searchDealerships({ q }));
			return page.otherPlaces?.map(({ label }) => label);
		};
		expect(await labels("Springfield")).toContain("Springfield, Illinois");
		expect(await labels("New York")).toEqual(["New York, New York"]);
		expect(await labels("LA")).toEqual(["Louisiana"]);
		expect(await labels("Orlando, FL 34102")).toEqual(["Orlando, Florida"]);
		expect(await labels("Pheonix, AZ")).toEqual(["Phoenix, Arizona"]);
		expect(await labels("Naples, FL")).toBeUndefined();
	});

	it("are found around an unknown ZIP code by the nearest known one", async () => {
		const unknown = "99999";
		for (const page of [
			await client.get(queries.nearbyDealerships({ zip: unknown })),
			await client.get(queries.searchDealerships({ q: unknown })),
		]) {
			expect(page.origin).toMatchObject({ label: "99999, Alaska", approximate: true });
			expect(page.dealerships).toHaveLength(5);
		}
	});

	it.each(["01", "007", "1.0", "+1"])("have no id %s", async (id) => {
		expect(await requestError(`/api/dealerships/${id}`)).toMatchObject([
			404,
			{ code: "unknown-address" },
		]);
	});

	it("do not exist with an id that is too large for a number", async () => {
		expect(await requestError("/api/dealerships/9007199254740993")).toMatchObject([
			404,
			{ error: "There is no dealership 9007199254740993." },
		]);
	});
});

describe("the dealerships as GeoJSON", () => {
	const path = "/api/dealerships.geojson";

	it("are those of the list, in its order, and say where their point is approximate", async () => {
		const response = await fetch(path);
		expect(response.headers.get("content-type")).toBe("application/geo+json");
		expect(response.headers.get("access-control-allow-origin")).toBe("*");
		const { type, features } = dealershipFeaturesSchema.parse(await response.json());
		expect(type).toBe("FeatureCollection");
		const list = await client.get(queries.dealerships());
		expect(features.map(({ id, properties }) => [id, properties.name])).toEqual(
			list.map(({ id, name }) => [id, name]),
		);
		const exact = list.filter(({ latitude }) => latitude !== null).map(({ id }) => id);
		expect(
			features.filter(({ properties }) => !properties.approximate).map(({ id }) => id),
		).toEqual(exact);
		expect(features.filter(({ geometry }) => geometry === null)).toEqual([]);
	});
});

describe("the map clusters", () => {
	it("count each dealer once, with and without a filter", async () => {
		const world = { west: -180, south: -90, east: 180, north: 90, zoom: 4 };
		const count = async (filter: { q?: string; state?: "Texas" }) =>
			(await client.get(queries.clusters({ ...world, ...filter }))).clusters.reduce(
				(sum, cluster) => sum + cluster.count,
				0,
			);
		const texas = await client.get(queries.dealershipsOfState("Texas"));
		expect(await count({})).toBe(300);
		expect(await count({ state: "Texas" })).toBe(texas.length);
		expect(await count({ q: "texas" })).toBe(texas.length);
		expect(await count({ q: "TX" })).toBe(texas.length);
		// Around a place, the map shows all.
		expect(await count({ q: "Austin, TX" })).toBe(300);
		expect(await count({ q: "zzz" })).toBe(0);
	});

	it("need a section and a zoom, and say which is missing", async () => {
		const [status, body] = await requestError("/api/dealerships/clusters?zoom=");
		expect(status).toBe(400);
		expect(body.error).toBe("Give west, south, east, north, and zoom.");
		expect(Object.keys(body.fields ?? {})).toEqual(["west", "south", "east", "north", "zoom"]);
		const section = "west=-82&south=25&east=-80";
		expect(await requestError(`/api/dealerships/clusters?${section}&north=x`)).toEqual([
			400,
			{
				error: "Give zoom.",
				code: "malformed-query",
				fields: { north: "A number is written in plain decimals", zoom: "Give zoom" },
				issues: { north: { code: "invalid-type" }, zoom: { code: "invalid-type" } },
			},
		]);
	});
});

describe("the places", () => {
	it("are suggested, eight at most, and may be cached for a day", async () => {
		const response = await fetch("/api/places?q=331");
		expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
		const places = await client.get(queries.places("331"));
		expect(places).toHaveLength(8);
		expect(await response.json()).toEqual(places);
	});

	it("need a text", async () => {
		for (const search of ["", "?q=", "?q=%20"]) {
			expect(await requestError(`/api/places${search}`)).toMatchObject([
				400,
				{ error: "Give q.", fields: { q: "Give q" } },
			]);
		}
	});
});
