import { describe, expect, test } from "vitest";
import { formatDistance, milesPerUnit, usesMiles } from "./format-distance.js";

describe("the unit", () => {
	test.each(["en", "en-US", "es-US", "es-PR", "en-GB"])("is the mile in %s", (locale) => {
		expect(usesMiles(locale)).toBe(true);
	});

	test.each(["en-CA", "es", "es-MX", "fr"])("is the kilometre in %s", (locale) => {
		expect(usesMiles(locale)).toBe(false);
	});

	test("is converted", () => {
		expect(formatDistance("es-MX", 10)).toBe("16 km");
		expect(milesPerUnit("es-MX")).toBeCloseTo(0.6214);
		expect(milesPerUnit("en")).toBe(1);
	});
});

describe("the number", () => {
	test.each([
		[0, "0 mi"],
		[0.04, "0 mi"],
		[4.23, "4.2 mi"],
		[9.96, "10 mi"],
		[10.4, "10 mi"],
		[1234.5, "1,235 mi"],
	])("of %d miles is %s", (miles, expected) => {
		expect(formatDistance("en", miles)).toBe(expected);
	});

	test("is formatted for the locale", () => {
		expect(formatDistance("es", 4.23)).toBe("6,8 km");
	});
});

describe("the long form", () => {
	test.each([
		["en", 1, "1 mile"],
		["en", 4.23, "4.2 miles"],
		["es-US", 4.23, "4.2 millas"],
		["es-MX", 1, "1.6 kilómetros"],
	])("in %s of %d miles is %s", (locale, miles, expected) => {
		expect(formatDistance(locale, miles, "long")).toBe(expected);
	});
});
