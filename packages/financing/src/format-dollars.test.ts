import { describe, expect, it } from "vitest";
import { formatDollars } from "./format-dollars.js";

describe("formatDollars", () => {
	it.each([
		[300, "$300"],
		[1300, "$1,300"],
		[162.1, "$162.10"],
		[0, "$0"],
		[0.5, "$0.50"],
		[8995, "$8,995"],
		[17995, "$17,995"],
		[500, "$500"],
		[8995.5, "$8,995.50"],
		[1234567, "$1,234,567"],
	])("formats %d as %s", (amount, text) => {
		expect(formatDollars("en-US", amount)).toBe(text);
	});

	it.each([
		["en", 8995, "$8,995"],
		["es", 13000, "13.000\u00A0$"],
		["es", 1300.5, "1300,50\u00A0$"],
	])("formats in %s %d as %s", (locale, amount, text) => {
		expect(formatDollars(locale, amount)).toBe(text);
	});
});
