import type { Vehicle } from "@nev/contract";
import { expect, it } from "vitest";
import { similarVehicles } from "./similar-vehicles.js";

function vehicle(slug: string, price: number, category: Vehicle["category"] = "4-seater"): Vehicle {
	return {
		id: 1,
		name: slug,
		slug,
		description: "",
		price,
		range: "50 miles",
		category,
		series: "",
		model: "",
		imageUrl: "",
		features: [],
		isAvailable: true,
		isFeatured: false,
		specifications: {},
	};
}

const current = vehicle("current", 10_000);

it("returns up to three vehicles of the same category, closest price first", () => {
	const vehicles = [
		vehicle("far", 17_000),
		vehicle("above", 10_400),
		current,
		vehicle("below", 9_500),
		vehicle("further", 12_000),
		vehicle("other", 10_000, "utility"),
	];
	expect(similarVehicles(current, vehicles).map(({ slug }) => slug)).toEqual([
		"above",
		"below",
		"further",
	]);
});

it("returns none if the category has no other vehicle", () => {
	expect(similarVehicles(current, [current, vehicle("other", 10_000, "utility")])).toEqual([]);
});

it("sorts equally close prices by name, and does not change its input", () => {
	const vehicles = [vehicle("b", 11_000), vehicle("a", 9_000), current];
	expect(similarVehicles(current, vehicles).map(({ slug }) => slug)).toEqual(["a", "b"]);
	expect(vehicles.map(({ slug }) => slug)).toEqual(["b", "a", "current"]);
});
