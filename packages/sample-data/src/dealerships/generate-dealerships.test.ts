import { dealershipSchema, newDealershipSchema, stateNames, usStates } from "@nev/contract";
import { describe, expect, it } from "vitest";
import data from "zipcodes/lib/codes.js";
import { areaCodes } from "./area-codes.js";
import { statesWithoutDealers } from "./dealers-by-state.js";
import { generateDealerships } from "./generate-dealerships.js";

const dealerships = [...generateDealerships({ count: 300, seed: 5 })];

/** Great-circle distance in miles, by the haversine formula. */
function miles(fromLatitude: number, fromLongitude: number, latitude: number, longitude: number) {
	const radians = Math.PI / 180;
	const haversine =
		Math.sin(((latitude - fromLatitude) * radians) / 2) ** 2 +
		Math.cos(fromLatitude * radians) *
			Math.cos(latitude * radians) *
			Math.sin(((longitude - fromLongitude) * radians) / 2) ** 2;
	return 2 * 3958.8 * Math.asin(Math.sqrt(haversine));
}

describe("generateDealerships", () => {
	it("yields the requested number", () => {
		expect(dealerships).toHaveLength(300);
		expect([...generateDealerships({ count: 7, seed: 5 })]).toHaveLength(7);
		expect([...generateDealerships({ count: 0, seed: 5 })]).toEqual([]);
	});

	it("yields dealerships that match the contract and could have been submitted", () => {
		for (const [index, dealership] of dealerships.entries()) {
			expect(dealershipSchema.parse({ id: index + 1, ...dealership })).toEqual({
				id: index + 1,
				...dealership,
			});
			expect(newDealershipSchema.safeParse(dealership).error).toBeUndefined();
		}
	});

	it("uses exactly 48 states, in alphabetical order", () => {
		const states = [...new Set(dealerships.map(({ state }) => state))];
		expect(states).toHaveLength(48);
		expect(states).toEqual(stateNames.filter((name) => !statesWithoutDealers.includes(name)));
	});

	it("uses the town and the state of each ZIP code", () => {
		for (const { zipCode, city, state } of dealerships) {
			const entry = data.codes[zipCode];
			expect(entry?.city.toLowerCase()).toBe(city.toLowerCase());
			expect(entry?.state).toBe(usStates[state]);
		}
	});

	it("places dealerships within 1.5 miles of their ZIP code's centre, to five decimals", () => {
		const distances = dealerships.flatMap(({ zipCode, latitude, longitude }) => {
			const centre = data.codes[zipCode];
			if (centre === undefined || latitude === null || longitude === null) {
				return [];
			}
			expect(`${latitude} ${longitude}`).toMatch(/^\d+(\.\d{1,5})? -\d+(\.\d{1,5})?$/);
			return [miles(centre.latitude, centre.longitude, latitude, longitude)];
		});
		expect(distances.length).toBeGreaterThan(250);
		expect(Math.max(...distances)).toBeLessThan(1.51);
		expect(Math.max(...distances)).toBeGreaterThan(1.2);
		expect(Math.min(...distances)).toBeLessThan(0.3);
	});

	it("leaves a few dealerships without a position", () => {
		const unlocated = dealerships.filter(({ latitude }) => latitude === null);
		expect(unlocated.length).toBeGreaterThan(0);
		expect(unlocated.length).toBeLessThan(15);
		expect(unlocated.every(({ longitude }) => longitude === null)).toBe(true);
	});

	it("uses fictional telephone numbers with an area code of the state", () => {
		for (const { phone, state } of dealerships) {
			expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
			expect(areaCodes[state]).toMatch(new RegExp(`\\b${phone.slice(1, 4)} `));
		}
	});

	it("uses email addresses under example.com", () => {
		for (const { email } of dealerships) {
			expect(email).toMatch(/^[a-z0-9-]+@([a-z0-9-]+\.)?example\.com$/);
		}
	});

	it("uses a number and a street as the address, sometimes with a suite", () => {
		for (const { address } of dealerships) {
			expect(address).toMatch(/^\d{3,4} [A-Z][A-Za-z ]+(, Suite \d{1,2})?$/);
		}
		const suites = dealerships.filter(({ address }) => address.includes("Suite"));
		expect(suites.length).toBeGreaterThan(15);
		expect(suites.length).toBeLessThan(75);
	});

	it("repeats no name", () => {
		expect(new Set(dealerships.map(({ name }) => name)).size).toBe(300);
	});

	it("yields the same list for the same seed, and another list for another seed", () => {
		expect([...generateDealerships({ count: 300, seed: 5 })]).toEqual(dealerships);
		const others = [...generateDealerships({ count: 300, seed: 6 })];
		const shops = new Set(dealerships.map(({ name, address }) => `${name}, ${address}`));
		expect(others.filter(({ name, address }) => shops.has(`${name}, ${address}`))).toEqual([]);
	});
});
