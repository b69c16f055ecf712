import { stateNames } from "@nev/contract";
import { describe, expect, it } from "vitest";
import data from "zipcodes/lib/codes.js";
import { spelledInPrint } from "./town-names.js";
import { townZipCodes } from "./towns.js";

const zipCodes = townZipCodes();
const cities = new Set([...zipCodes.values()].flat().map(({ city }) => city));

describe("the ZIP codes where a dealer can stand", () => {
	it("lie in all 50 states and in no territory", () => {
		expect([...zipCodes.keys()].sort()).toEqual(stateNames);
	});

	it("follow population: California, Texas, Florida and New York have the most", () => {
		const largest = [...zipCodes].sort(([, a], [, b]) => b.length - a.length).slice(0, 4);
		expect(largest.map(([state]) => state)).toEqual(["California", "Texas", "Florida", "New York"]);
	});

	it("belong to towns and not to companies, offices or military posts", () => {
		for (const name of ["Shell Oil Box 150", "Kansas Lottery", "Fort Knox", "Minot Afb", "Atl"]) {
			expect(Object.values(data.codes).some(({ city }) => city === name)).toBe(true);
			expect(cities).not.toContain(name);
		}
	});

	it("have names that read like names of towns", () => {
		for (const city of cities) {
			expect(city).toMatch(/^[A-Z][A-Za-z]+([ -](of|on|du|del|[A-Z][A-Za-z]+))*$/);
			expect(city).not.toMatch(/\b(Afb|Assoc|Inc|Firms|Systems|Lottery|Facility)\b/);
		}
	});

	it("have a centre in the United States", () => {
		for (const { latitude, longitude } of [...zipCodes.values()].flat()) {
			expect(latitude > 18 && latitude < 72).toBe(true);
			expect(longitude > -180 && longitude < -66).toBe(true);
		}
	});
});

describe("a town's name in print", () => {
	it.each([
		["Mckinney", "McKinney"],
		["Deland", "DeLand"],
		["Naples", "Naples"],
		["Mcallen", "McAllen"],
	])("writes %s as %s", (postal, print) => {
		expect(spelledInPrint(postal)).toBe(print);
	});

	it("changes only capitals, so that a search for the postal name finds it", () => {
		for (const { city } of Object.values(data.codes)) {
			expect(spelledInPrint(city).toLowerCase()).toBe(city.toLowerCase());
		}
	});
});
