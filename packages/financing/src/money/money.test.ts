import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atMost } from "./at-most.js";
import { formatDollars } from "./format-dollars.js";
import { roundToCents } from "./round-to-cents.js";

describe("roundToCents", () => {
	it.each([
		[162.074, 162.07],
		[162.075, 162.08],
		[1.005, 1.01],
		[8.345, 8.35],
		[0.004, 0],
		[1e9, 1e9],
	])("rounds %d to %d", (amount, rounded) => {
		expect(roundToCents(amount)).toBe(rounded);
	});

	it("never gives minus zero", () => {
		expect(Object.is(roundToCents(-0), 0)).toBe(true);
		expect(Object.is(roundToCents(-0.001), 0)).toBe(true);
	});

	it("leaves whole cents as they are", () => {
		fc.assert(
			fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
				expect(roundToCents(cents / 100)).toBe(cents / 100);
			}),
		);
	});
});

describe("atMost", () => {
	it("counts a limit met exactly in dollars and cents as met, and a cent above as not", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 1e9 }), (cents) => {
				const limit = (cents / 100) * 10;
				expect(atMost((cents * 10) / 100, limit)).toBe(true);
				expect(atMost((cents * 10 + 1) / 100, limit)).toBe(false);
			}),
			{ examples: [[9]] },
		);
	});
});

describe("formatDollars", () => {
	it.each([
		[300, "$300"],
		[1300, "$1,300"],
		[162.1, "$162.10"],
		[0, "$0"],
		[0.5, "$0.50"],
	])("writes %d as %s", (amount, words) => {
		expect(formatDollars(amount)).toBe(words);
	});
});
