import type { FinancingDeal } from "../deal/financing-deal.js";

/**
 * What a deal's terms state as its down payment, US dollars: the cash and what a trade-in is worth
 * above its debt; tax and fees are no part of it (12 CFR 1026.2(a)(18) and comment 2(a)(18)-3).
 */
export function statedDownPayment(deal: FinancingDeal): number {
	return deal.downPayment + Math.max(0, deal.tradeInAllowance - deal.tradeInOwed);
}
