import type { Dealership } from "@nev/contract";
import { expect, it } from "vitest";
import { groupByCity } from "./group-by-city.js";

it("has each city once, however its dealers write it, and keeps the list's order", () => {
	const dealerships = ["Alameda", "Naples", "NAPLES ", "Tampa"].map(
		(city, id) => ({ id, city }) as Dealership,
	);
	expect(
		groupByCity(dealerships).map(({ city, dealerships }) => [
			city,
			dealerships.map(({ id }) => id),
		]),
	).toEqual([
		["Alameda", [0]],
		["Naples", [1, 2]],
		["Tampa", [3]],
	]);
	expect(groupByCity([])).toEqual([]);
});
