import { describe, expect, it } from "vitest";
import { readState } from "./read-state.js";

describe("a state", () => {
	it.each([
		["FL", "Florida"],
		["fla.", "Florida"],
		["Calif.", "California"],
		["N. Y.", "New York"],
		["N Carolina", "North Carolina"],
		["W. Va.", "West Virginia"],
		["US-FL", "Florida"],
		["USA - Florida", "Florida"],
		["FL, USA", "Florida"],
		["Florida, US", "Florida"],
		["FL - Florida", "Florida"],
		["Florida (FL)", "Florida"],
		["New York/NY", "New York"],
		["NY, New York", "New York"],
		["Washington", "Washington"],
		["Wash.", "Washington"],
		["WA - Washington", "Washington"],
		["Washington DC", "District of Columbia"],
		["Washington, D.C.", "District of Columbia"],
		["Wash. D. C.", "District of Columbia"],
		["DC", "District of Columbia"],
		["U.S. Virgin Islands", "U.S. Virgin Islands"],
		["US Virgin Islands", "U.S. Virgin Islands"],
		["USVI", "U.S. Virgin Islands"],
		["Nuevo México", "New Mexico"],
	])("may be written as %s", (text, state) => {
		expect(readState(text)).toBe(state);
	});

	it.each([
		"",
		"US",
		"USA",
		"Ontario",
		"FL - Georgia",
		"FL/GA",
		"Baja California",
		"East Florida",
		"F",
		"12",
	])("is not %j", (text) => {
		expect(readState(text)).toBeUndefined();
	});
});
