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

const wanted = vehicle("wanted", 10_000);

it("gives three of the same category at most, the nearest in price first", () => {
	const all = [
		vehicle("far", 17_000),
		vehicle("above", 10_400),
		wanted,
		vehicle("below", 9_500),
		vehicle("further", 12_000),
		vehicle("other", 10_000, "utility"),
	];
	expect(similarVehicles(wanted, all).map(({ slug }) => slug)).toEqual([
		"above",
		"below",
		"further",
	]);
});

it("gives none where the category has no other", () => {
	expect(similarVehicles(wanted, [wanted, vehicle("other", 10_000, "utility")])).toEqual([]);
});

it("orders two of the same distance by name, and leaves the list as it is", () => {
	const all = [vehicle("b", 11_000), vehicle("a", 9_000), wanted];
	expect(similarVehicles(wanted, all).map(({ slug }) => slug)).toEqual(["a", "b"]);
	expect(all.map(({ slug }) => slug)).toEqual(["b", "a", "wanted"]);
});
