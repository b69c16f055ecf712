import { describe, expect, test } from "vitest";
import { addressSearchOf, normalizeSearch, parseZipCode, searchModeOf } from "./locator-search.js";

describe("a whole ZIP code", () => {
	test.each([
		["33101", "33101"],
		[" 33101 ", "33101"],
		["33101-1234", "33101"],
	])("is found in %j", (text, zip) => {
		expect(parseZipCode(text)).toBe(zip);
	});

	test.each(["3310", "331012", "33101-12", "Miami 33101", "3310a", ""])(
		"is not found in %j",
		(text) => {
			expect(parseZipCode(text)).toBeUndefined();
		},
	);
});

describe("the mode of a search", () => {
	test("is by distance for a ZIP code, in either field", () => {
		const near = { kind: "near", origin: { zip: "33101" } };
		expect(searchModeOf({ zip: "33101" })).toEqual(near);
		expect(searchModeOf({ q: "33101" })).toEqual(near);
		expect(searchModeOf({ zip: "33101", q: "naples" })).toEqual(near);
	});

	test("is by text for everything else", () => {
		expect(searchModeOf({})).toEqual({ kind: "text", q: "" });
		expect(searchModeOf({ q: "  naples " })).toEqual({ kind: "text", q: "naples" });
		expect(searchModeOf({ zip: "331", q: "naples" })).toEqual({ kind: "text", q: "naples" });
	});
});

describe("the address of a search", () => {
	test("is empty where nothing is searched for", () => {
		expect(addressSearchOf({ kind: "text", q: "" }, 50)).toEqual({});
	});

	test("carries the text", () => {
		expect(addressSearchOf({ kind: "text", q: "naples" }, 50)).toEqual({ q: "naples" });
	});

	test("carries the ZIP code with its radius", () => {
		expect(addressSearchOf({ kind: "near", origin: { zip: "33101" } }, 25)).toEqual({
			zip: "33101",
			radius: 25,
		});
	});

	test("carries the dealership that is selected", () => {
		expect(addressSearchOf({ kind: "text", q: "" }, 50, 7)).toEqual({ dealer: 7 });
	});

	test("never carries coordinates, which may be the visitor's own place", () => {
		const origin = { latitude: 26.142, longitude: -81.795 };
		expect(addressSearchOf({ kind: "near", origin, label: "your location" }, 25)).toEqual({});
	});

	test("is the same however it was written", () => {
		expect(normalizeSearch({ zip: "33101" })).toEqual({ zip: "33101", radius: 50 });
		expect(normalizeSearch({ q: "33101", radius: 25 })).toEqual({ zip: "33101", radius: 25 });
		expect(normalizeSearch({ q: " naples ", radius: 25, dealer: 7 })).toEqual({
			q: "naples",
			dealer: 7,
		});
	});

	test("leads back to the same mode", () => {
		for (const search of [{}, { q: "naples" }, { zip: "33101", radius: 25 }]) {
			expect(addressSearchOf(searchModeOf(search), 25)).toEqual(search);
		}
	});
});
