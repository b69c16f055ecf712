import { describe, expect, test } from "vitest";
import { dealerLevels, describeLevel, levelOf } from "./dealer-levels.js";

describe("the levels of the map of the states", () => {
	test("have about as many states each", () => {
		const counts = [0, 0, 1, 1, 1, 1, 2, 3, 4, 5, 9, 31];
		const levels = dealerLevels(counts);
		expect(levels.map(describeLevel)).toEqual([
			"1 dealer",
			"2 to 3 dealers",
			"4 to 8 dealers",
			"9 or more dealers",
		]);
		expect(counts.map((count) => levelOf(count, levels))).toEqual([
			0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4,
		]);
	});

	test("are fewer where counts are equal", () => {
		expect(dealerLevels([1, 1, 1, 1, 1, 2]).map(describeLevel)).toEqual([
			"1 dealer",
			"2 or more dealers",
		]);
		expect(dealerLevels([0, 1200]).map(describeLevel)).toEqual(["1,200 or more dealers"]);
	});

	test("are none without dealers", () => {
		expect(dealerLevels([0, 0])).toEqual([]);
		expect(levelOf(0, [])).toBe(0);
	});
});
