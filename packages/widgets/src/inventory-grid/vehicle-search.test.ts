import { describe, expect, it } from "vitest";
import { matchesVehicle } from "./vehicle-search.js";

const vehicle = {
	name: "D6 Max GT4",
	description: "Four seats, lifted.",
	category: "4-seater",
	series: "D6 Max",
	model: "GT4",
	features: ["Brush guard", "Lithium", "20 mph"],
};

describe("a vehicle search", () => {
	it.each(["d6 max", "gt4", "LIFTED", "seats, l", "ax g", ""])(
		"matches a part of the name or the description: %j",
		(q) => expect(matchesVehicle(vehicle, q)).toBe(true),
	);

	it.each([
		"4-seater",
		"4 seater",
		"lifted 4-seater",
		"brush guard",
		"lithium lifted",
		"brus lith",
		"golf cart",
		"golf carts",
		"lifted golf cart",
		"D6-Max",
		"lift",
		"LSV",
		"4 passenger",
		"4-passenger golfcart",
		"4seater",
		"lifted buggy",
	])("matches the words of category, series and badges: %j", (q) => {
		expect(matchesVehicle(vehicle, q)).toBe(true);
	});

	it.each([
		"gt6",
		"4 four winch",
		"6-seater",
		"6 seater",
		"4-seat utility",
		"4x4",
		"brush 2",
		"max 6",
		"eater",
	])("does not match %j", (q) => expect(matchesVehicle(vehicle, q)).toBe(false));
});
