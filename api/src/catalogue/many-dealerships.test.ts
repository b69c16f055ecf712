import { queries } from "@nev/contract";
import { generateDealerships } from "@nev/sample-data/generate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestBackend } from "../../test/test-backend.js";

const count = 100_000;
const { catalogue, client, fetch, sql, close } = await openTestBackend();

beforeAll(async () => {
	await sql("delete from dealerships");
	await sql(
		`insert into dealerships (name, address, city, state, zip_code, phone, email, latitude, longitude)
		select name, address, city, state, "zipCode", phone, email, latitude, longitude
		from json_to_recordset($1) as row (name text, address text, city text, state text,
			"zipCode" text, phone text, email text, latitude float, longitude float)`,
		[JSON.stringify([...generateDealerships({ count, first: 1 })])],
	);
	await catalogue.refresh();
});
afterAll(close);

describe(`with ${count} dealers`, () => {
	it("all are listed, and a search by text finds its matches", async () => {
		expect((await client.get(queries.health())).dealerships).toBe(count);
		const states = await client.get(queries.states());
		expect(states.reduce((sum, { dealerCount }) => sum + dealerCount, 0)).toBe(count);
		const page = await client.get(queries.searchDealerships({ q: "naples", limit: 500 }));
		expect(page.total).toBeGreaterThan(50);
		for (const { name, city } of page.dealerships) expect(`${name} ${city}`).toMatch(/naples/i);
	});

	it("all are in the GeoJSON", async () => {
		const response = await fetch("/api/dealerships.geojson");
		const { features } = (await response.json()) as { features: unknown[] };
		expect(features).toHaveLength(count);
	});

	it.each([0, 4, 7, 10, 14, 22])(
		"the response with clusters stays small, at zoom %d",
		async (zoom) => {
			const path = `/api/dealerships/clusters?west=-180&south=-90&east=180&north=90&zoom=${zoom}`;
			const body = await (await fetch(path)).text();
			expect(body.length).toBeLessThan(200_000);
			const { clusters } = JSON.parse(body) as { clusters: { count: number }[] };
			expect(clusters.length).toBeGreaterThan(0);
			expect(clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(count);
		},
	);
});
