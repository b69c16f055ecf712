import { describe, expect, it } from "vitest";
import { validateExtras } from "./checked-deal.js";

describe("validateExtras", () => {
	it("finds nothing wrong with nothing", () => {
		expect(validateExtras({})).toEqual([]);
	});

	it("names every field that is refused, and why", () => {
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
