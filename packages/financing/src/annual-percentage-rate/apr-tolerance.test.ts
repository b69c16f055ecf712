import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aprTolerance, irregularAprTolerance, isWithinTolerance } from "./apr-tolerance.js";

describe("isWithinTolerance (12 CFR 1026.22(a))", () => {
	it("allows 1/8 of a percentage point, and 1/4 for an irregular transaction", () => {
		expect([aprTolerance, irregularAprTolerance]).toEqual([0.125, 0.25]);
	});

	it.each([
		[4.99, 4.99, true],
		[4.99, 5.115, true],
		[5.115, 4.99, true],
		[4.99, 5.1151, false],
		[4.99, 4.865, true],
		[4.99, 4.8649, false],
	])(
		"for a disclosed APR of %d and an actual APR of %d returns %s",
		(disclosed, actual, within) => {
			expect(isWithinTolerance(disclosed, actual)).toBe(within);
		},
	);

	it("accepts a difference of exactly 0.125 in decimals, despite binary rounding", () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 30_000 }), (thousandths) => {
				const disclosed = thousandths / 1000;
				expect(isWithinTolerance(disclosed, (thousandths + 125) / 1000)).toBe(true);
				expect(isWithinTolerance(disclosed, (thousandths + 126) / 1000)).toBe(false);
			}),
			{ examples: [[3993], [7877]] },
		);
	});

	it("accepts another tolerance", () => {
		expect(isWithinTolerance(4.99, 5.24, irregularAprTolerance)).toBe(true);
		expect(isWithinTolerance(4.99, 5.25, irregularAprTolerance)).toBe(false);
	});

	it("rejects NaN", () => {
		expect(() => isWithinTolerance(Number.NaN, 5)).toThrow("disclosed must be a finite number");
	});
});
