import { describe, expect, test } from "vitest";
import { ringMiles } from "./ring-miles.js";

/** Miles per pixel of a map that is fitted to a search, whose circle has this radius in pixels. */
const fitted = (miles: number, pixels = 240) => miles / pixels;

describe("the rings of a map that shows the whole search", () => {
	test.each([
		[10, [10, 2, 5]],
		[25, [25, 5, 10]],
		[50, [50, 10, 25]],
		[100, [100, 25, 50]],
		[250, [250, 50, 100]],
	])("within %s miles", (radius, rings) => {
		expect(ringMiles(radius, fitted(radius), 260)).toEqual(rings);
	});

	test("on a phone", () => {
		expect(ringMiles(50, fitted(50, 155), 160)).toEqual([50, 10, 25]);
		expect(ringMiles(100, fitted(100, 155), 160)).toEqual([100, 25, 50]);
	});
});

test("closer, there are rings of shorter distances, and those that the map has left behind", () => {
	expect(ringMiles(25, fitted(25) / 16, 260)).toEqual([25, 1, 2, 5, 10]);
});

test("farther, there are rings beyond the search, as far as they fit", () => {
	expect(ringMiles(10, 0.4, 260)).toEqual([10, 25, 50, 100]);
});

test("the ring of the search is there however small it is, and once", () => {
	expect(ringMiles(10, 10, 260)).toEqual([10]);
	expect(ringMiles(25, 0.1, 260)).toEqual([25, 5, 10]);
});
