import { expect, it } from "vitest";
import { financingFromRates } from "./financing.js";

it("returns the calculator's terms and the lowest and highest rate", () => {
	expect(financingFromRates([7.99, 4.99, 12.99, 6.49])).toEqual({
		shortestTerm: 36,
		longestTerm: 84,
		lowestApr: 4.99,
		highestApr: 12.99,
	});
});

it("throws if there is no rate", () => {
	expect(() => financingFromRates([])).toThrow(RangeError);
});
