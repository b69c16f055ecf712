import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithinLimit, roundToCents } from "./money.js";

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

	it("never returns minus zero", () => {
		expect(Object.is(roundToCents(-0), 0)).toBe(true);
		expect(Object.is(roundToCents(-0.001), 0)).toBe(true);
	});

	it("does not change whole cents", () => {
		fc.assert(
			fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
				expect(roundToCents(cents / 100)).toBe(cents / 100);
			}),
		);
	});
});

describe("isWithinLimit", () => {
	it("accepts an amount equal to the limit in cents, and rejects one cent more", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 1e9 }), (cents) => {
				const limit = (cents / 100) * 10;
				expect(isWithinLimit((cents * 10) / 100, limit)).toBe(true);
				expect(isWithinLimit((cents * 10 + 1) / 100, limit)).toBe(false);
			}),
			{ examples: [[9]] },
		);
	});
});
