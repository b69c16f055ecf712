import type { Vehicle } from "@nev/contract";
import { describe, expect, test } from "vitest";
import {
	type PriceRange,
	passesFilters,
	readFilters,
	type VehicleFilters,
	writeFilters,
} from "./vehicle-filters.js";

const gt4: Vehicle = {
	id: 1,
	name: "D6 Max GT4",
	slug: "d6-max-gt4",
	description: "Four seats, lifted.",
	price: 13295,
	range: "60 miles",
	category: "4-seater",
	series: "D6 Max",
	model: "GT4",
	imageUrl: "/api/images/d6-max-gt4.svg",
	features: ["Winch"],
	isAvailable: true,
	isFeatured: false,
	specifications: {},
};

describe("price ranges (specification, section 5)", () => {
	test.each<[number, PriceRange]>([
		[0, "under-10k"],
		[9999.99, "under-10k"],
		[10000, "10k-15k"],
		[14999.99, "10k-15k"],
		[15000, "over-15k"],
		[1e9, "over-15k"],
	])("%d dollars is %s and nothing else", (price, range) => {
		const fitting = (["under-10k", "10k-15k", "over-15k"] as const).filter((one) =>
			passesFilters({ ...gt4, price }, { price: one }),
		);
		expect(fitting).toEqual([range]);
	});
});

describe("search", () => {
	test.each(["d6 max", "D6 MAX GT4", "gt4", "lifted", "FOUR SEATS", "", "  "])(
		"%j is in the name or the description",
		(search) => expect(passesFilters(gt4, { search })).toBe(true),
	);

	test.each(["d6-max", "winch", "60 miles", "4-seater", "xt4"])("%j is in neither", (search) => {
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
])("every filter of %j must be passed", (filters, passes) => {
	expect(passesFilters(gt4, filters)).toBe(passes);
});

describe("in an address", () => {
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
	])("%j is read and written the same", (address, filters) => {
		expect(readFilters(new URLSearchParams(address))).toEqual(filters);
		expect(writeFilters(filters)).toBe(address);
	});

	test("equal filters are written the same, whatever their order", () => {
		expect(writeFilters({ price: "10k-15k", search: "max", category: "utility" })).toBe(
			writeFilters({ category: "utility", search: "max", price: "10k-15k" }),
		);
	});

	test("what does not fit is passed over", () => {
		const parameters = new URLSearchParams("category=boat&price=free&search=&colour=red");
		expect(readFilters(parameters)).toEqual({});
	});

	test("a search is cut to what the field takes", () => {
		const { search } = readFilters(new URLSearchParams({ search: "x".repeat(500) }));
		expect(search).toHaveLength(100);
	});
});
