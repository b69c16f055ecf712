import { newDealershipSchema, usStates } from "@nev/contract";
import { expect, it } from "vitest";
import data from "zipcodes/lib/codes.js";
import { generateDealerships } from "./generate-dealerships.js";
import { isGeneratedContact } from "./sample-dealerships.js";

const dealerships = [...generateDealerships({ count: 1000, first: 399_001 })];

it("yields as many as asked for, the same each time, with other names and places", () => {
	expect(dealerships).toHaveLength(1000);
	expect([...generateDealerships({ count: 1000, first: 399_001 })]).toEqual(dealerships);
	expect([...generateDealerships({ count: 0, first: 1 })]).toEqual([]);
	for (const value of ["name", "address"] as const) {
		expect(new Set(dealerships.map((dealership) => dealership[value])).size).toBe(1000);
	}
	expect(new Set(dealerships.map(({ zipCode }) => zipCode)).size).toBeGreaterThan(700);
	expect(new Set(dealerships.map(({ state }) => state)).size).toBe(48);
});

it("yields dealerships that could have been submitted, and reach nobody", () => {
	for (const dealership of dealerships) {
		expect(newDealershipSchema.safeParse(dealership).error).toBeUndefined();
		expect(isGeneratedContact(dealership)).toBe(true);
	}
});

it("places them within a mile of their ZIP code's center", () => {
	for (const { zipCode, city, state, latitude, longitude } of dealerships) {
		const town = data.codes[zipCode];
		expect(town).toMatchObject({ city, state: usStates[state] });
		expect(Math.abs((latitude ?? 0) - (town?.latitude ?? 0))).toBeLessThan(0.0101);
		expect(Math.abs((longitude ?? 0) - (town?.longitude ?? 0))).toBeLessThan(0.0101);
	}
});
