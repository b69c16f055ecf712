import type { Vehicle } from "@nev/contract";
import { expect, test } from "vitest";
import { gt4 } from "../stories/sample-vehicle.js";
import type { VehicleOrder } from "../vehicle-filters.js";
import { sortVehicles } from "./sort-vehicles.js";

const withRange = (range: string): Vehicle => ({ ...gt4, slug: range || "none", range });

const withSeats = (slug: string, category: string, passengers?: string): Vehicle => ({
	...gt4,
	slug,
	category: category as Vehicle["category"],
	specifications: passengers === undefined ? {} : { capacity: { passengers } },
});

const sorted = (vehicles: readonly Vehicle[], order: VehicleOrder | undefined) =>
	sortVehicles(vehicles, order).map(({ slug }) => slug);

test("without an order, the list stays as it is", () => {
	const vehicles = [gt4];
	expect(sortVehicles(vehicles, undefined)).toBe(vehicles);
});

test.each<[VehicleOrder, string[]]>([
	["price", ["b", "a", "c"]],
	["price-desc", ["c", "a", "b"]],
])("by %s", (order, slugs) => {
	const vehicles = Object.entries({ a: 9000, b: 7995.5, c: 12000 }).map(([slug, price]) => ({
		...gt4,
		slug,
		price,
	}));
	expect(sorted(vehicles, order)).toEqual(slugs);
	expect(vehicles.map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
});

test("a range counts by its largest number, and a vehicle without one is last", () => {
	const ranges = ["", "On request", "60-75 miles", "Up to 100 miles", "70 miles", "7.5 miles"];
	expect(sorted(ranges.map(withRange), "range")).toEqual([
		"Up to 100 miles",
		"60-75 miles",
		"70 miles",
		"7.5 miles",
		"none",
		"On request",
	]);
});

test("seats count by the specification, or else by the category", () => {
	const vehicles = [
		withSeats("unknown", "4x4-awd"),
		withSeats("two", "2-seater"),
		withSeats("four", "utility", "2-4"),
		withSeats("also-four", "4-seater"),
		withSeats("eight", "4x4-awd", "8"),
	];
	expect(sorted(vehicles, "seats")).toEqual(["eight", "four", "also-four", "two", "unknown"]);
});
