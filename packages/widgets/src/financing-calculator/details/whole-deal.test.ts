import { expect, test } from "vitest";
import { defaultDeal } from "../deal/financing-deal.js";
import { statedDownPayment } from "./down-payment.js";

test.each([
	{ deal: {}, states: 1000 },
	{ deal: { tradeInAllowance: 2000, tradeInOwed: 500 }, states: 2500 },
	{ deal: { tradeInAllowance: 2000, tradeInOwed: 2500 }, states: 1000 },
	{ deal: { taxRate: 6, dealerFees: 150, chargesPaid: "at-signing" }, states: 1000 },
] as const)("a deal with $deal states $states as its down payment", ({ deal, states }) => {
	expect(statedDownPayment({ ...defaultDeal, ...deal })).toBe(states);
});
