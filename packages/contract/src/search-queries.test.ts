import { describe, expect, it } from "vitest";
import {
	clustersQuerySchema,
	nearbyQuerySchema,
	placesQuerySchema,
	searchQuerySchema,
} from "./search-queries.js";

const section = { west: "-82", south: "25", east: "-80", north: "27", zoom: "8" };

describe("the query of a search by text", () => {
	it("finds everything, 24 at a time, where nothing is asked", () => {
		expect(searchQuerySchema.parse({})).toEqual({ q: "", limit: 24, offset: 0 });
	});

	it("reads numbers from an address", () => {
		expect(
			searchQuerySchema.parse({ q: " naples ", state: "Florida", limit: "500", offset: "24" }),
		).toEqual({ q: "naples", state: "Florida", limit: 500, offset: 24 });
	});

	it.each([
		{ limit: "0" },
		{ limit: "501" },
		{ limit: "1.5" },
		{ limit: "ten" },
		{ offset: "-1" },
		{ state: "FL" },
		{ q: "x".repeat(101) },
	])("refuses %j", (query) => {
		expect(searchQuerySchema.safeParse(query).success).toBe(false);
	});
});

describe("the query of a search by distance", () => {
	it("starts from a ZIP code, within 50 miles, 20 at most", () => {
		expect(nearbyQuerySchema.parse({ zip: "33101" })).toEqual({
			zip: "33101",
			radiusMiles: 50,
			q: "",
			limit: 20,
		});
	});

	it("can be narrowed to a text and to a state", () => {
		expect(nearbyQuerySchema.parse({ zip: "33101", q: " carts ", state: "Florida" })).toMatchObject(
			{
				q: "carts",
				state: "Florida",
			},
		);
	});

	it("starts from coordinates", () => {
		expect(nearbyQuerySchema.parse({ latitude: "26.1", longitude: "-81.8" })).toMatchObject({
			latitude: 26.1,
			longitude: -81.8,
		});
	});

	it.each([{}, { latitude: "26.1" }, { longitude: "-81.8" }])("asks for a start in %j", (query) => {
		expect(nearbyQuerySchema.safeParse(query).error?.issues).toMatchObject([
			{ path: ["zip"], message: "Give a zip, or latitude and longitude" },
		]);
	});

	it.each(["3310", "331011", "abcde", "33101-1234"])("refuses the ZIP code %s", (zip) => {
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
		["limit", "0"],
		["limit", "101"],
		["limit", "2.5"],
		["q", "x".repeat(101)],
		["state", "FL"],
	])("refuses %s %s", (name, value) => {
		const query = { latitude: "26.1", longitude: "-81.8", [name]: value };
		expect(nearbyQuerySchema.safeParse(query).error?.issues).toMatchObject([{ path: [name] }]);
	});

	it("takes each number up to its bounds", () => {
		const query = { latitude: "-90", longitude: "180", radiusMiles: "5000", limit: "100" };
		expect(nearbyQuerySchema.parse(query)).toMatchObject({ latitude: -90, limit: 100 });
	});
});

describe("the query of the map", () => {
	it("reads a section, a zoom and a filter", () => {
		expect(clustersQuerySchema.parse({ ...section, q: " carts ", state: "Florida" })).toEqual({
			west: -82,
			south: 25,
			east: -80,
			north: 27,
			zoom: 8,
			q: "carts",
			state: "Florida",
		});
	});

	it.each(["west", "south", "east", "north", "zoom"])("needs %s", (name) => {
		const { error } = clustersQuerySchema.safeParse({ ...section, [name]: undefined });
		expect(error?.issues).toMatchObject([{ path: [name] }]);
	});

	it.each([
		["west", "-181"],
		["north", "91"],
		["zoom", "-1"],
		["zoom", "23"],
	])("refuses %s %s", (name, value) => {
		const { error } = clustersQuerySchema.safeParse({ ...section, [name]: value });
		expect(error?.issues).toMatchObject([{ path: [name] }]);
	});
});

describe("the query of the places", () => {
	it("takes what was typed, trimmed", () => {
		expect(placesQuerySchema.parse({ q: " naples, fl " })).toEqual({ q: "naples, fl" });
	});

	it.each([{}, { q: " " }, { q: "x".repeat(101) }])("refuses %j", (query) => {
		expect(placesQuerySchema.safeParse(query).success).toBe(false);
	});
});
