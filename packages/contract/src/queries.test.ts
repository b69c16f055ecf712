import { describe, expect, it } from "vitest";
import * as queries from "./queries.js";

const path = ({ key }: { key: readonly string[] }) => key.join("/");

describe("the key of a query, joined with slashes,", () => {
	it.each([
		[queries.vehicles(), "vehicles"],
		[queries.featuredVehicles(), "vehicles/featured"],
		[queries.vehicle("d6-max-gt4"), "vehicles/d6-max-gt4"],
		[queries.states(), "states"],
		[queries.state("new-york"), "states/new-york"],
		[queries.roadRules(), "road-rules"],
		[queries.roadRule("New York"), "road-rules/New%20York"],
		[queries.dealerships(), "dealerships"],
		[queries.dealershipsOfState("New York"), "dealerships/state/New%20York"],
		[queries.dealership(42), "dealerships/42"],
		[queries.mapTiles(), "map/tiles.json"],
		[queries.health(), "health"],
		[queries.ready(), "ready"],
	])("is the path: %#", (query, expected) => {
		expect(path(query)).toBe(expected);
	});

	it("escapes a parameter, so that it stays one segment", () => {
		const query = queries.vehicle("a/b?c#d%");
		expect(path(query)).toBe("vehicles/a%2Fb%3Fc%23d%25");
		expect(query.key).toHaveLength(2);
	});

	it("includes search parameters", () => {
		expect(path(queries.places("st. louis & co"))).toBe("places?q=st.+louis+%26+co");
		expect(path(queries.nearbyDealerships({ zip: "33101", radiusMiles: 25, limit: 3 }))).toBe(
			"dealerships/near?zip=33101&radiusMiles=25&limit=3",
		);
		expect(
			path(queries.clusters({ west: -80.5, south: 0, east: -80, north: 26, zoom: 8, q: "naples" })),
		).toBe("dealerships/clusters?west=-80.5&south=0&east=-80&north=26&zoom=8&q=naples");
	});

	it("omits empty and undefined search parameters, but not zeros", () => {
		expect(path(queries.searchDealerships({ q: "", state: undefined, offset: 0 }))).toBe(
			"dealerships/search?offset=0",
		);
		expect(path(queries.searchDealerships({ q: "" }))).toBe("dealerships/search");
		expect(path(queries.nearbyDealerships({ latitude: 0, longitude: 0 }))).toBe(
			"dealerships/near?latitude=0&longitude=0",
		);
	});
});
