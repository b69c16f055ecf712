import { describe, expect, test } from "vitest";
import { countNames, drawnPercent } from "./map-picture.js";

const land = [251, 250, 245, 255];
const tint = [242, 238, 227, 255];
const water = [228, 239, 241, 255];

const picture = (...pixels: number[][]) => Uint8Array.from(pixels.flat());

describe("the drawn share of a picture", () => {
	test("is nothing where all is one tint", () => {
		expect(drawnPercent(picture(tint, tint, tint, tint))).toBe(0);
	});

	test("is what does not have the commonest color", () => {
		expect(drawnPercent(picture(land, tint, tint, water))).toBe(50);
	});

	test("leaves out what nobody can tell from the commonest color", () => {
		expect(drawnPercent(picture(tint, tint, [243, 236, 227, 255], water))).toBe(25);
	});
});

describe("the names on a map", () => {
	test("do not include ZIP codes", () => {
		expect(countNames(["Phoenix", "85004", "MARICOPA COUNTY", "85007"])).toEqual({
			count: 2,
			pointers: 0,
		});
	});

	test("include pointers, which are told", () => {
		expect(countNames(["Fargo", "← Casselton 20 mi", "Moorhead 3 mi →"])).toEqual({
			count: 3,
			pointers: 2,
		});
	});

	test("count once if they are there several times", () => {
		expect(countNames(["I 10", "I 10", "Mesa"])).toEqual({ count: 2, pointers: 0 });
	});
});
