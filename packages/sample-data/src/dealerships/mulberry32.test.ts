import { describe, expect, it } from "vitest";
import { mulberry32, pick } from "./mulberry32.js";

describe("mulberry32", () => {
	it("gives the published generator's numbers", () => {
		const random = mulberry32(1);
		expect([random(), random(), random()]).toEqual([
			0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
		]);
	});

	it("gives another row of numbers for another seed", () => {
		expect(mulberry32(1)()).not.toBe(mulberry32(2)());
	});

	it("spreads its numbers evenly from 0 to 1", () => {
		const random = mulberry32(9);
		const tenths = Array.from({ length: 10 }, () => 0);
		for (let drawn = 0; drawn < 10_000; drawn++) {
			const tenth = Math.floor(random() * 10);
			tenths[tenth] = (tenths[tenth] ?? 0) + 1;
		}
		expect(tenths).toHaveLength(10);
		expect(Math.min(...tenths)).toBeGreaterThan(900);
		expect(Math.max(...tenths)).toBeLessThan(1100);
	});
});

describe("pick", () => {
	it("picks the first item at 0 and the last just below 1", () => {
		expect(pick(() => 0, ["a", "b", "c"])).toBe("a");
		expect(pick(() => 0.999_999, ["a", "b", "c"])).toBe("c");
	});

	it("says so when there is nothing to pick from", () => {
		expect(() => pick(() => 0, [])).toThrow("pick needs at least one item");
	});
});
