import { dealershipSchema, newDealershipSchema, stateNames, usStates } from "@nev/contract";
import { describe, expect, it } from "vitest";
import data from "zipcodes/lib/codes.js";
import { areaCodes } from "./area-codes.js";
import { statesWithoutDealers } from "./dealers-by-state.js";
import { generateDealerships } from "./generate-dealerships.js";

const dealerships = [...generateDealerships({ count: 300, seed: 5 })];

/** Miles between two places along the earth's surface, by the haversine formula. */
function miles(fromLatitude: number, fromLongitude: number, latitude: number, longitude: number) {
	const radians = Math.PI / 180;
	const half =
		Math.sin(((latitude - fromLatitude) * radians) / 2) ** 2 +
		Math.cos(fromLatitude * radians) *
			Math.cos(latitude * radians) *
			Math.sin(((longitude - fromLongitude) * radians) / 2) ** 2;
	return 2 * 3958.8 * Math.asin(Math.sqrt(half));
}

describe("the generated dealerships", () => {
	it("are as many as asked for", () => {
		expect(dealerships).toHaveLength(300);
		expect([...generateDealerships({ count: 7, seed: 5 })]).toHaveLength(7);
		expect([...generateDealerships({ count: 0, seed: 5 })]).toEqual([]);
	});

	it("are dealerships by the contract, and could have been submitted", () => {
		for (const [index, dealership] of dealerships.entries()) {
			expect(dealershipSchema.parse({ id: index + 1, ...dealership })).toEqual({
				id: index + 1,
				...dealership,
			});
			expect(newDealershipSchema.safeParse(dealership).error).toBeUndefined();
		}
	});

	it("stand in exactly 48 states, in alphabetical order", () => {
		const states = [...new Set(dealerships.map(({ state }) => state))];
		expect(states).toHaveLength(48);
		expect(states).toEqual(stateNames.filter((name) => !statesWithoutDealers.includes(name)));
	});

	it("stand in the town and the state of their ZIP code", () => {
		for (const { zipCode, city, state } of dealerships) {
			const known = data.codes[zipCode];
			expect(known?.city.toLowerCase()).toBe(city.toLowerCase());
			expect(known?.state).toBe(usStates[state]);
		}
	});

	it("lie within a mile and a half of their ZIP code's centre, to five decimals", () => {
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

	it("have, a few of them, no known position", () => {
		const lost = dealerships.filter(({ latitude }) => latitude === null);
		expect(lost.length).toBeGreaterThan(0);
		expect(lost.length).toBeLessThan(15);
		expect(lost.every(({ longitude }) => longitude === null)).toBe(true);
	});

	it("have a telephone number kept free for fiction, with an area code of their state", () => {
		for (const { phone, state } of dealerships) {
			expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
			expect(areaCodes[state]).toMatch(new RegExp(`\\b${phone.slice(1, 4)} `));
		}
	});

	it("have a mail address that reaches nobody", () => {
		for (const { email } of dealerships) {
			expect(email).toMatch(/^[a-z0-9-]+@([a-z0-9-]+\.)?example\.com$/);
		}
	});

	it("have an address with a number and a street, some with a suite", () => {
		for (const { address } of dealerships) {
			expect(address).toMatch(/^\d{3,4} [A-Z][A-Za-z ]+(, Suite \d{1,2})?$/);
		}
		const suites = dealerships.filter(({ address }) => address.includes("Suite"));
		expect(suites.length).toBeGreaterThan(15);
		expect(suites.length).toBeLessThan(75);
	});

	it("have names of their own", () => {
		expect(new Set(dealerships.map(({ name }) => name)).size).toBe(300);
	});

	it("are the same for the same seed and others for another", () => {
		expect([...generateDealerships({ count: 300, seed: 5 })]).toEqual(dealerships);
		const others = [...generateDealerships({ count: 300, seed: 6 })];
		const shops = new Set(dealerships.map(({ name, address }) => `${name}, ${address}`));
		expect(others.filter(({ name, address }) => shops.has(`${name}, ${address}`))).toEqual([]);
	});
});
