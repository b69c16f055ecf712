import { describe, expect, test, vi } from "vitest";
import {
	type LocatorSearch,
	locatorSearchOf,
	normalizeSearch,
	parseZipCode,
	searchModeOf,
} from "./locator-search.js";

describe("parseZipCode", () => {
	test.each([
		["33101", "33101"],
		[" 33101 ", "33101"],
		["33101-1234", "33101"],
	])("accepts %j", (text, zip) => {
		expect(parseZipCode(text)).toBe(zip);
	});

	test.each(["3310", "331012", "33101-12", "Miami 33101", "3310a", ""])("rejects %j", (text) => {
		expect(parseZipCode(text)).toBeUndefined();
	});
});

describe("the mode of a search", () => {
	test("is by distance for a ZIP code in `zip` or `q`", () => {
		const near = { kind: "near", origin: { zip: "33101" } };
		expect(searchModeOf({ zip: "33101" })).toEqual(near);
		expect(searchModeOf({ q: "33101" })).toEqual(near);
		expect(searchModeOf({ zip: "33101", q: " Miami " })).toEqual({ ...near, label: "Miami" });
	});

	test("is by text for anything else", () => {
		expect(searchModeOf({})).toEqual({ kind: "text", q: "" });
		expect(searchModeOf({ q: "  naples " })).toEqual({ kind: "text", q: "naples" });
		expect(searchModeOf({ zip: "331", q: "naples" })).toEqual({ kind: "text", q: "naples" });
	});
});

test("a search takes numbers and texts for each other, as pages without types pass them", () => {
	const search: LocatorSearch = JSON.parse('{ "zip": 33101, "radius": "25" }');
	expect(normalizeSearch(search)).toEqual({ zip: "33101", radius: 25 });
	const empty: LocatorSearch = JSON.parse('{ "zip": 33101, "radius": "" }');
	expect(normalizeSearch(empty)).toEqual({ zip: "33101", radius: 50 });
	const text: LocatorSearch = JSON.parse('{ "q": 5, "zip": null, "radius": null }');
	expect(normalizeSearch(text)).toEqual({ q: "5" });
	const none: LocatorSearch = JSON.parse('{ "q": null, "dealership": null }');
	expect(normalizeSearch(none)).toEqual({});
});

test("a radius is no larger than the API takes", () => {
	expect(normalizeSearch({ zip: "33101", radius: 20_000 })).toEqual({ zip: "33101", radius: 5000 });
});

test("a search reports and ignores a ZIP code and a radius that are none", () => {
	const report = vi.spyOn(console, "error").mockImplementation(() => {});
	expect(normalizeSearch(JSON.parse('{ "zip": 33101, "radius": "any" }'))).toEqual({
		zip: "33101",
		radius: 50,
	});
	expect(normalizeSearch({ zip: "3310", radius: 25 })).toEqual({});
	expect(report.mock.calls.flat()).toEqual([
		expect.stringContaining('radius="any"'),
		expect.stringContaining('zip="3310"'),
	]);
	report.mockRestore();
});

describe("the search of a mode", () => {
	test("contains the ZIP code with its radius", () => {
		expect(locatorSearchOf({ kind: "near", origin: { zip: "33101" } }, 25)).toEqual({
			zip: "33101",
			radius: 25,
		});
	});

	test("contains the selected dealership", () => {
		expect(locatorSearchOf({ kind: "text", q: "" }, 50, 7)).toEqual({ dealership: 7 });
	});

	test("contains the centre, with its name", () => {
		const origin = { latitude: 26.142, longitude: -81.795 };
		expect(locatorSearchOf({ kind: "near", origin, label: "your location" }, 25)).toEqual({
			near: { ...origin, label: "your location" },
			radius: 25,
		});
	});

	test("is the same for equivalent searches", () => {
		expect(normalizeSearch({ zip: "33101" })).toEqual({ zip: "33101", radius: 50 });
		expect(normalizeSearch({ q: "33101", radius: 25 })).toEqual({ zip: "33101", radius: 25 });
		expect(normalizeSearch({ q: " naples ", radius: 25, dealership: 7 })).toEqual({
			q: "naples",
			radius: 25,
			dealership: 7,
		});
	});

	test("converts back to the same mode", () => {
		const near = { latitude: 26.142, longitude: -81.795 };
		for (const search of [
			{},
			{ q: "naples", radius: 25 },
			{ zip: "33101", radius: 25 },
			{ near, radius: 25 },
			{ near: { ...near, label: "the center of the map", isMapArea: true }, radius: 25 },
		]) {
			expect(locatorSearchOf(searchModeOf(search), 25)).toEqual(search);
		}
		expect(locatorSearchOf(searchModeOf({ q: "naples" }), 50)).toEqual({ q: "naples" });
	});
});
