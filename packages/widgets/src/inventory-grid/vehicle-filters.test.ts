import { describe, expect, test } from "vitest";
import { gt4 as sample } from "./stories/sample-vehicle.js";
import {
	type PriceRange,
	passesFilters,
	priceRanges,
	readFilters,
	type VehicleFilters,
	writeFilters,
} from "./vehicle-filters.js";

const gt4 = { ...sample, description: "Four seats, lifted.", features: ["Winch"] };

describe("price ranges (specification, section 5)", () => {
	test.each<[number, PriceRange]>([
		[0, "under-10k"],
		[9999.99, "under-10k"],
		[10000, "10k-15k"],
		[14999.99, "10k-15k"],
		[15000, "over-15k"],
		[1e9, "over-15k"],
	])("%d dollars is in %s only", (price, range) => {
		const matches = priceRanges.filter((choice) =>
			passesFilters({ ...gt4, price }, { price: choice }),
		);
		expect(matches).toEqual([range]);
	});
});

describe("search", () => {
	test.each(["d6 max", "D6 MAX GT4", "lifted", "", "  ", "d6-max", "winch", "lifted 4-seater"])(
		"%j matches the name, the description, the category or a badge",
		(search) => expect(passesFilters(gt4, { search })).toBe(true),
	);

	test.each(["60 miles", "6-seater", "xt4"])("%j matches none of them", (search) => {
		expect(passesFilters(gt4, { search })).toBe(false);
	});
});

test.each<[VehicleFilters, boolean]>([
	[{}, true],
	[{ category: "4-seater" }, true],
	[{ category: "utility" }, false],
	[{ category: "4-seater", search: "max", price: "10k-15k" }, true],
	[{ category: "4-seater", search: "max", price: "over-15k" }, false],
	[{ category: "6-seater", search: "max", price: "10k-15k" }, false],
	[{ category: "4-seater", search: "min", price: "10k-15k" }, false],
])("a vehicle passes only if it passes every filter of %j", (filters, passes) => {
	expect(passesFilters(gt4, filters)).toBe(passes);
});

describe("readFilters and writeFilters", () => {
	test.each<[string, VehicleFilters]>([
		["", {}],
		["category=4x4-awd", { category: "4x4-awd" }],
		[
			"category=utility&search=d6+max&price=under-10k",
			{
				category: "utility",
				search: "d6 max",
				price: "under-10k",
			},
		],
		["search=%26%C3%B1%3D", { search: "&ñ=" }],
	])("read and write %j", (query, filters) => {
		expect(readFilters(new URLSearchParams(query))).toEqual(filters);
		expect(writeFilters(filters)).toBe(query);
	});

	test("equal filters are written the same in any order", () => {
		expect(writeFilters({ price: "10k-15k", search: "max", category: "utility" })).toBe(
			writeFilters({ category: "utility", search: "max", price: "10k-15k" }),
		);
	});

	test("invalid values are ignored", () => {
		const parameters = new URLSearchParams("category=boat&price=free&search=&colour=red");
		expect(readFilters(parameters)).toEqual({});
	});

	test("a search text is cut to the field's maximum length", () => {
		const { search } = readFilters(new URLSearchParams({ search: "x".repeat(500) }));
		expect(search).toHaveLength(100);
	});
});
