import { describe, expect, it } from "vitest";
import {
	isStateName,
	parseRegion,
	regionAbbreviation,
	regionNames,
	stateNames,
	stateSlug,
	usStates,
} from "./us-states.js";

describe("the US states", () => {
	it("are 50, in alphabetical order, with unique abbreviations", () => {
		expect(stateNames).toHaveLength(50);
		expect(stateNames).toEqual([...stateNames].sort());
		expect(new Set(Object.values(usStates)).size).toBe(50);
		expect(usStates).toMatchObject({ "New York": "NY", Alaska: "AK", Iowa: "IA", Maine: "ME" });
	});

	it("are recognised by their exact full name", () => {
		expect(isStateName("West Virginia")).toBe(true);
		for (const name of ["WV", "west virginia", "Puerto Rico", "toString", ""]) {
			expect(isStateName(name)).toBe(false);
		}
	});

	it("have unique slugs in lower case, with hyphens", () => {
		expect(stateSlug("New York")).toBe("new-york");
		expect(stateSlug("Texas")).toBe("texas");
		expect(new Set(stateNames.map(stateSlug)).size).toBe(50);
	});
});

describe("the regions of an address", () => {
	it("are the 50 states, five territories and the District of Columbia", () => {
		expect(regionNames).toHaveLength(56);
		expect(new Set(regionNames.map(regionAbbreviation)).size).toBe(56);
	});

	it.each([
		["Florida", "FL"],
		["District of Columbia", "DC"],
		["Puerto Rico", "PR"],
		["Guam", "GU"],
		["U.S. Virgin Islands", "VI"],
		["American Samoa", "AS"],
		["Northern Mariana Islands", "MP"],
	])("%s is abbreviated %s", (name, abbreviation) => {
		expect(regionAbbreviation(name)).toBe(abbreviation);
	});

	it.each([
		["Florida", "Florida"],
		["florida", "Florida"],
		["fl", "Florida"],
		["N.Y.", "New York"],
		[" new   york ", "New York"],
		["new-york", "New York"],
		["NEW-YORK", "New York"],
		["u.s.-virgin-islands", "U.S. Virgin Islands"],
		["DC", "District of Columbia"],
		["D.C.", "District of Columbia"],
		["u.s. virgin islands", "U.S. Virgin Islands"],
		["AE", undefined],
		["Ontario", undefined],
		["toString", undefined],
		["", undefined],
	])("%j is %s", (text, expected) => {
		expect(parseRegion(text)).toBe(expected);
	});

	it.each(["Ontario", "FL", "constructor", ""])("%j has no abbreviation", (name) => {
		expect(regionAbbreviation(name)).toBeUndefined();
	});
});
