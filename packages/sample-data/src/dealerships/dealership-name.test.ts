import { describe, expect, it } from "vitest";
import { dealershipName, type ShopPlace } from "./dealership-name.js";
import { landscapesOf } from "./landscapes.js";
import { mulberry32 } from "./mulberry32.js";

function names(place: ShopPlace, count: number): string[] {
	const random = mulberry32(3);
	return Array.from({ length: count }, () => dealershipName(random, place));
}

describe("a dealership's name", () => {
	const naples: ShopPlace = { state: "Florida", city: "Naples", street: "Market Street" };

	it("is taken from the town, its landscape, its street, a family or a word for neighbors", () => {
		const drawn = names(naples, 300);
		for (const start of [/^Naples /, /^Pelican /, /^Market Street /, /^Hollis /, /^Hometown /]) {
			expect(drawn.some((name) => start.test(name))).toBe(true);
		}
	});

	it("varies", () => {
		expect(new Set(names(naples, 300)).size).toBeGreaterThan(200);
	});
});

describe("the landscapes of a town", () => {
	it.each([
		["Florida", "Naples", ["palms"]],
		["Virginia", "Virginia Beach", ["coast"]],
		["Washington", "Gig Harbor", ["coast"]],
		["California", "Palm Desert", ["desert"]],
		["California", "Palm Springs", ["desert"]],
		["Florida", "Palm Bay", ["palms"]],
		["Utah", "Salt Lake City", ["mountain"]],
		["New Jersey", "Bridgeport", ["woodland"]],
	] as const)("in %s, at %s, are %j", (state, city, landscapes) => {
		expect(landscapesOf(state, city)).toEqual(landscapes);
	});
});
