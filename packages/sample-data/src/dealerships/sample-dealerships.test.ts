import { newDealershipSchema, readHours, stateNames, usStates } from "@nev/contract";
import { afterEach, describe, expect, it, vi } from "vitest";
import data from "zipcodes/lib/codes.js";
import { isGeneratedContact, sampleDealerships } from "./sample-dealerships.js";

/** States without dealers, so that the sample data also shows the empty page of a state. */
const emptyStates = ["North Dakota", "Wyoming"];

const manufacturers =
	/polaris|yamaha|club car|e-?z-?go|bintelli|moke|evolution|garia|cushman|kandi|tomberlin|denago|^columbia /i;

afterEach(() => {
	vi.doUnmock("zipcodes/lib/codes.js");
	vi.resetModules();
});

describe("the sample dealerships", () => {
	it("are 300, with other names, in all states but two, in alphabetical order", () => {
		expect(new Set(sampleDealerships.map(({ name }) => name)).size).toBe(300);
		const states = sampleDealerships.map(({ state }) => state);
		expect([...new Set(states)]).toEqual(stateNames.filter((name) => !emptyStates.includes(name)));
		expect(states).toEqual(states.toSorted());
	});

	it("include a few without a position", () => {
		const unlocated = sampleDealerships.filter(({ latitude }) => latitude === null);
		expect(unlocated.length).toBeGreaterThanOrEqual(3);
		expect(unlocated.length).toBeLessThanOrEqual(10);
	});

	it("could have been submitted, and reach nobody", () => {
		for (const dealership of sampleDealerships) {
			expect(newDealershipSchema.safeParse(dealership).error).toBeUndefined();
			expect(isGeneratedContact(dealership)).toBe(true);
			expect(dealership.name).not.toMatch(manufacturers);
		}
	});

	it("are in the town of their ZIP code, within two miles of its center", () => {
		for (const { zipCode, city, state, latitude, longitude } of sampleDealerships) {
			const town = data.codes[zipCode];
			expect(town?.city.toLowerCase()).toBe(city.toLowerCase());
			expect(town?.state).toBe(usStates[state]);
			if (town && latitude !== null && longitude !== null) {
				expect(Math.abs(latitude - town.latitude)).toBeLessThan(0.03);
				expect(Math.abs(longitude - town.longitude)).toBeLessThan(0.06);
			}
		}
	});

	it("have opening hours that can be read, or none", () => {
		const unreadable = sampleDealerships.filter(
			({ openingHours }) => openingHours !== null && !readHours(openingHours),
		);
		expect(unreadable).toEqual([]);
	});

	it("have area codes of one state each", () => {
		const pairs = sampleDealerships.map(({ phone, state }) => `${phone.slice(1, 4)} ${state}`);
		const codes = sampleDealerships.map(({ phone }) => phone.slice(1, 4));
		expect(new Set(codes).size).toBe(new Set(pairs).size);
	});

	it("do not load the ZIP code data, which is too large for a browser", async () => {
		vi.resetModules();
		vi.doMock("zipcodes/lib/codes.js", () => {
			throw new Error("the ZIP code data was loaded");
		});
		await expect(import("../index.js")).resolves.toHaveProperty("sampleDealerships");
		await expect(import("./generate-dealerships.js")).rejects.toThrow();
	});
});

it.each([
	["another name", { name: "Gulf Carts" }],
	["a telephone number that can exist", { phone: "(239) 555-2142" }],
	["another email address", { email: "sales@gulf.example.com" }],
	["an email address that can exist", { email: "bay-carts@example.net" }],
])("the contact of a dealership with %s is not generated", (_, changes) => {
	const contact = { name: "Bay Carts", phone: "(239) 555-0142", email: "bay-carts@example.com" };
	expect(isGeneratedContact(contact)).toBe(true);
	expect(isGeneratedContact({ ...contact, ...changes })).toBe(false);
});
