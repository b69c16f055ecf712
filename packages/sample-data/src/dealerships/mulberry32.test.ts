import { describe, expect, it } from "vitest";
import { mulberry32, pick } from "./mulberry32.js";

describe("mulberry32", () => {
	it("returns the same numbers as the published generator", () => {
		const random = mulberry32(1);
		expect([random(), random(), random()]).toEqual([
			0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
		]);
	});

	it("returns other numbers for another seed", () => {
		expect(mulberry32(1)()).not.toBe(mulberry32(2)());
	});

	it("distributes its numbers evenly from 0 to 1", () => {
		const random = mulberry32(9);
		const tenths = Array.from({ length: 10 }, () => 0);
		for (let count = 0; count < 10_000; count++) {
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

	it("throws for an empty list", () => {
		expect(() => pick(() => 0, [])).toThrow("pick needs at least one item");
	});
});
