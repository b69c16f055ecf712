import { expect, test } from "vitest";
import { defaultDeal } from "../deal/financing-deal.js";
import { statedDownPayment } from "./whole-deal.js";

test.each([
	{ deal: {}, expected: 1000 },
	{ deal: { tradeInAllowance: 2000, tradeInOwed: 500 }, expected: 2500 },
	{ deal: { tradeInAllowance: 2000, tradeInOwed: 2500 }, expected: 1000 },
	{ deal: { taxRate: 6, dealerFees: 150, chargesPaid: "at-signing" }, expected: 1000 },
] as const)("the stated down payment of a deal with $deal is $expected", ({ deal, expected }) => {
	expect(statedDownPayment({ ...defaultDeal, ...deal })).toBe(expected);
});
