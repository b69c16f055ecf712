import { describe, expect, it } from "vitest";
import {
	clustersQuerySchema,
	nearbyQuerySchema,
	placesQuerySchema,
	searchQuerySchema,
} from "./search-queries.js";

const bounds = { west: "-82", south: "25", east: "-80", north: "27", zoom: "8" };

describe("searchQuerySchema", () => {
	it("defaults to everything, 24 per page", () => {
		expect(searchQuerySchema.parse({})).toEqual({
			q: "",
			radiusMiles: 50,
			limit: 24,
			offset: 0,
		});
	});

	it("parses numbers from a query string", () => {
		expect(
			searchQuerySchema.parse({ q: " naples ", state: "Florida", limit: "500", offset: "24" }),
		).toEqual({ q: "naples", radiusMiles: 50, state: "Florida", limit: 500, offset: 24 });
	});

	it.each(["District of Columbia", "Puerto Rico", "Guam"])("accepts %s", (state) => {
		expect(searchQuerySchema.parse({ state })).toMatchObject({ state });
		expect(nearbyQuerySchema.parse({ state, zip: "20001" })).toMatchObject({ state });
		expect(clustersQuerySchema.parse({ state, ...bounds })).toMatchObject({ state });
	});

	it.each(["New York", "new york", "ny", "new-york"])("takes the state %s", (state) => {
		const parsed = { state: "New York" };
		expect(searchQuerySchema.parse({ state })).toMatchObject(parsed);
		expect(nearbyQuerySchema.parse({ state, zip: "20001" })).toMatchObject(parsed);
		expect(clustersQuerySchema.parse({ state, ...bounds })).toMatchObject(parsed);
	});

	it.each([
		{ limit: "0" },
		{ limit: "501" },
		{ limit: "1.5" },
		{ limit: "ten" },
		{ offset: "-1" },
		{ state: "Ontario" },
		{ q: "x".repeat(101) },
	])("rejects %j", (query) => {
		expect(searchQuerySchema.safeParse(query).success).toBe(false);
	});
});

describe("nearbyQuerySchema", () => {
	it("defaults to 50 miles and 20 dealerships", () => {
		expect(nearbyQuerySchema.parse({ zip: "33101" })).toEqual({
			zip: "33101",
			radiusMiles: 50,
			q: "",
			limit: 20,
			offset: 0,
		});
	});

	it("accepts a text and a state as filters", () => {
		expect(nearbyQuerySchema.parse({ zip: "33101", q: " carts ", state: "Florida" })).toMatchObject(
			{
				q: "carts",
				state: "Florida",
			},
		);
	});

	it("accepts coordinates as the origin", () => {
		expect(nearbyQuerySchema.parse({ latitude: "26.1", longitude: "-81.8" })).toMatchObject({
			latitude: 26.1,
			longitude: -81.8,
		});
	});

	it.each([
		[{}, "zip"],
		[{ latitude: "26.1" }, "longitude"],
		[{ longitude: "-81.8" }, "latitude"],
	])("rejects %j, which has no origin, at %s", (query, missing) => {
		expect(nearbyQuerySchema.safeParse(query).error?.issues).toMatchObject([
			{ path: [missing], message: "Give a zip, or latitude and longitude" },
		]);
	});

	it.each([{ latitude: "26.1", longitude: "-81.8" }, { latitude: "26.1" }, { longitude: "-81.8" }])(
		"rejects a ZIP code beside %j, which may be elsewhere",
		(coordinates) => {
			expect(nearbyQuerySchema.safeParse({ zip: "33101", ...coordinates }).error?.issues).toEqual([
				expect.objectContaining({ path: ["zip"], message: "Give a zip or coordinates, not both" }),
			]);
		},
	);

	it("takes a ZIP+4 code as its five digits", () => {
		expect(nearbyQuerySchema.parse({ zip: " 33101-1234 " })).toMatchObject({ zip: "33101" });
	});

	it.each(["3310", "331011", "abcde", "33101-12"])("rejects the ZIP code %s", (zip) => {
		expect(nearbyQuerySchema.safeParse({ zip }).error?.issues).toMatchObject([
			{ path: ["zip"], message: "A ZIP code has five digits" },
		]);
	});

	it.each([
		["latitude", "90.1"],
		["latitude", "-90.1"],
		["longitude", "180.1"],
		["longitude", "here"],
		["radiusMiles", "0"],
		["radiusMiles", "-5"],
		["radiusMiles", "5001"],
		["radiusMiles", "0x10"],
		["radiusMiles", "1e1"],
		["latitude", "2e1"],
		["limit", "0b11"],
		["limit", "0"],
		["limit", "101"],
		["limit", "2.5"],
		["q", "x".repeat(101)],
		["state", "Ontario"],
	])("rejects %s %s", (name, value) => {
		const query = { latitude: "26.1", longitude: "-81.8", [name]: value };
		expect(nearbyQuerySchema.safeParse(query).error?.issues).toMatchObject([{ path: [name] }]);
	});

	it("accepts the largest and smallest values", () => {
		const query = { latitude: "-90", longitude: "180", radiusMiles: "5000", limit: "100" };
		expect(nearbyQuerySchema.parse(query)).toMatchObject({ latitude: -90, limit: 100 });
	});
});

describe("clustersQuerySchema", () => {
	it("parses a bounding box, a zoom level and filters", () => {
		expect(clustersQuerySchema.parse({ ...bounds, q: " carts ", state: "Florida" })).toEqual({
			west: -82,
			south: 25,
			east: -80,
			north: 27,
			zoom: 8,
			q: "carts",
			state: "Florida",
		});
	});

	it("takes an edge that JavaScript writes with an exponent", () => {
		expect(clustersQuerySchema.parse({ ...bounds, east: `${1e-7}` })).toMatchObject({ east: 1e-7 });
	});

	it.each(["west", "south", "east", "north", "zoom"])("requires %s", (name) => {
		const { error } = clustersQuerySchema.safeParse({ ...bounds, [name]: undefined });
		expect(error?.issues).toMatchObject([{ path: [name] }]);
	});

	it.each([
		["west", "-181"],
		["north", "91"],
		["zoom", "-1"],
		["zoom", "23"],
	])("rejects %s %s", (name, value) => {
		const { error } = clustersQuerySchema.safeParse({ ...bounds, [name]: value });
		expect(error?.issues).toMatchObject([{ path: [name] }]);
	});
});

describe("placesQuerySchema", () => {
	it("trims the text", () => {
		expect(placesQuerySchema.parse({ q: " naples, fl " })).toEqual({ q: "naples, fl" });
	});

	it.each([{}, { q: " " }, { q: "x".repeat(101) }])("rejects %j", (query) => {
		expect(placesQuerySchema.safeParse(query).success).toBe(false);
	});
});
