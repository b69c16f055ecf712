import { stateNames } from "@nev/contract";
import { describe, expect, it } from "vitest";
import data from "zipcodes/lib/codes.js";
import { townDisplayName, townZipCodes } from "./towns.js";

const zipCodes = townZipCodes();
const cities = new Set([...zipCodes.values()].flat().map(({ city }) => city));

describe("townZipCodes", () => {
	it("covers all 50 states and no territory", () => {
		expect([...zipCodes.keys()].sort()).toEqual(stateNames);
	});

	it("follows population: California, Texas, Florida and New York have the most", () => {
		const largest = [...zipCodes].sort(([, a], [, b]) => b.length - a.length).slice(0, 4);
		expect(largest.map(([state]) => state)).toEqual(["California", "Texas", "Florida", "New York"]);
	});

	it("excludes companies, offices and military posts", () => {
		for (const name of ["Shell Oil Box 150", "Kansas Lottery", "Fort Knox", "Minot Afb", "Atl"]) {
			expect(Object.values(data.codes).some(({ city }) => city === name)).toBe(true);
			expect(cities).not.toContain(name);
		}
	});

	it("has only plausible names of towns", () => {
		for (const city of cities) {
			expect(city).toMatch(/^[A-Z][A-Za-z]+([ -](of|on|du|del|[A-Z][A-Za-z]+))*$/);
			expect(city).not.toMatch(/\b(Afb|Assoc|Inc|Firms|Systems|Lottery|Facility)\b/);
		}
	});

	it("has only positions in the United States", () => {
		for (const { latitude, longitude } of [...zipCodes.values()].flat()) {
			expect(latitude > 18 && latitude < 72).toBe(true);
			expect(longitude > -180 && longitude < -66).toBe(true);
		}
	});
});

describe("townDisplayName", () => {
	it.each([
		["Mckinney", "McKinney"],
		["Deland", "DeLand"],
		["Naples", "Naples"],
		["Mcallen", "McAllen"],
	])("turns %s into %s", (postalName, displayName) => {
		expect(townDisplayName(postalName)).toBe(displayName);
	});

	it("changes only the case", () => {
		for (const { city } of Object.values(data.codes)) {
			expect(townDisplayName(city).toLowerCase()).toBe(city.toLowerCase());
		}
	});
});
