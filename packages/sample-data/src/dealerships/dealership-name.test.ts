import { describe, expect, it } from "vitest";
import { dealershipName, type ShopLocation } from "./dealership-name.js";
import { landscapesOf } from "./landscapes.js";
import { mulberry32 } from "./mulberry32.js";

function names(location: ShopLocation, count: number): string[] {
	const random = mulberry32(3);
	return Array.from({ length: count }, () => dealershipName(random, location));
}

describe("a dealership's name", () => {
	const naples: ShopLocation = { state: "Florida", city: "Naples", street: "Market Street" };

	it("starts with a town, a landscape, a street, a family name or a neighborly phrase", () => {
		const generated = names(naples, 300);
		for (const start of [/^Naples /, /^Pelican /, /^Market Street /, /^Hollis /, /^Hometown /]) {
			expect(generated.some((name) => start.test(name))).toBe(true);
		}
	});

	it("varies", () => {
		expect(new Set(names(naples, 300)).size).toBeGreaterThan(200);
	});
});

describe("landscapesOf", () => {
	it.each([
		["Florida", "Naples", ["palms"]],
		["Virginia", "Virginia Beach", ["coast"]],
		["Washington", "Gig Harbor", ["coast"]],
		["California", "Palm Desert", ["desert"]],
		["California", "Palm Springs", ["desert"]],
		["Florida", "Palm Bay", ["palms"]],
		["Utah", "Salt Lake City", ["mountain"]],
		["New Jersey", "Bridgeport", ["woodland"]],
	] as const)("returns for %s, %s: %j", (state, city, landscapes) => {
		expect(landscapesOf(state, city)).toEqual(landscapes);
	});
});
