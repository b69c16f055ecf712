import { describe, expect, test } from "vitest";
import { modeOf, searchOf, wholeSearch, wholeZip } from "./locator-search.js";

describe("a whole ZIP code", () => {
	test.each([
		["33101", "33101"],
		[" 33101 ", "33101"],
		["33101-1234", "33101"],
	])("is found in %j", (text, zip) => {
		expect(wholeZip(text)).toBe(zip);
	});

	test.each(["3310", "331012", "33101-12", "Miami 33101", "3310a", ""])(
		"is not found in %j",
		(text) => {
			expect(wholeZip(text)).toBeUndefined();
		},
	);
});

describe("the mode of a search", () => {
	test("is by distance for a ZIP code, in either field", () => {
		const near = { kind: "near", origin: { zip: "33101" } };
		expect(modeOf({ zip: "33101" })).toEqual(near);
		expect(modeOf({ q: "33101" })).toEqual(near);
		expect(modeOf({ zip: "33101", q: "naples" })).toEqual(near);
	});

	test("is by text for everything else", () => {
		expect(modeOf({})).toEqual({ kind: "text", q: "" });
		expect(modeOf({ q: "  naples " })).toEqual({ kind: "text", q: "naples" });
		expect(modeOf({ zip: "331", q: "naples" })).toEqual({ kind: "text", q: "naples" });
	});
});

describe("the address of a search", () => {
	test("is empty where nothing is searched for", () => {
		expect(searchOf({ kind: "text", q: "" }, 50)).toEqual({});
	});

	test("carries the text", () => {
		expect(searchOf({ kind: "text", q: "naples" }, 50)).toEqual({ q: "naples" });
	});

	test("carries the ZIP code with its radius", () => {
		expect(searchOf({ kind: "near", origin: { zip: "33101" } }, 25)).toEqual({
			zip: "33101",
			radius: 25,
		});
	});

	test("carries the dealership that is selected", () => {
		expect(searchOf({ kind: "text", q: "" }, 50, 7)).toEqual({ dealer: 7 });
	});

	test("never carries coordinates, which may be the visitor's own place", () => {
		const origin = { latitude: 26.142, longitude: -81.795 };
		expect(searchOf({ kind: "near", origin, label: "your location" }, 25)).toEqual({});
	});

	test("is the same however it was written", () => {
		expect(wholeSearch({ zip: "33101" })).toEqual({ zip: "33101", radius: 50 });
		expect(wholeSearch({ q: "33101", radius: 25 })).toEqual({ zip: "33101", radius: 25 });
		expect(wholeSearch({ q: " naples ", radius: 25, dealer: 7 })).toEqual({
			q: "naples",
			dealer: 7,
		});
	});

	test("leads back to the same mode", () => {
		for (const search of [{}, { q: "naples" }, { zip: "33101", radius: 25 }]) {
			expect(searchOf(modeOf(search), 25)).toEqual(search);
		}
	});
});
