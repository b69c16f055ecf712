import { expect, it } from "vitest";
import { financingFromRates } from "./financing.js";

it("takes the terms of the calculator and the ends of the rates", () => {
	expect(financingFromRates([7.99, 4.99, 12.99, 6.49])).toEqual({
		shortestTerm: 36,
		longestTerm: 84,
		lowestApr: 4.99,
		highestApr: 12.99,
	});
});

it("refuses to state a rate where there is none", () => {
	expect(() => financingFromRates([])).toThrow(RangeError);
});
