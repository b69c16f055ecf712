import { describe, expect, it } from "vitest";
import { isStateName, stateNames, stateSlug, usStates } from "./us-states.js";

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
