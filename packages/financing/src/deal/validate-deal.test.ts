import { describe, expect, it } from "vitest";
import { validateExtras } from "./validate-deal.js";

describe("validateExtras", () => {
	it("returns no issues for missing extras", () => {
		expect(validateExtras({})).toEqual([]);
	});

	it("returns every invalid field with its code", () => {
		expect(
			validateExtras({
				tradeIn: { allowance: -1, owed: Number.NaN },
				salesTax: { rate: 101, base: "price", paid: "financed" },
				fees: [
					{ amount: 1, paid: "financed" },
					{ amount: -1, paid: "at-signing" },
				],
			}),
		).toEqual([
			{ field: "tradeIn.allowance", code: "negative" },
			{ field: "tradeIn.owed", code: "not-a-number" },
			{ field: "salesTax.rate", code: "too-large", limit: 100 },
			{ field: "fees.1.amount", code: "negative" },
		]);
	});
});
