import type { Deal } from "./deal.js";
import { type DealFigures, validDealFigures } from "./valid-deal-figures.js";
import { assertValidDeal } from "./validate-deal.js";

/**
 * Calculates a deal with a trade-in, sales tax and fees. Without them, the figures equal those of
 * `recommendFinancing` at the same APR and term. An addition to the specification; it does not change
 * the specified results.
 *
 * - Negative equity (more owed than allowed for the trade-in) is added to the loan.
 * - Sales tax is a percentage of the price, or of the price minus the trade-in's allowance,
 *   regardless of the amount owed on it. It is rounded to cents.
 * - If the down payment and the equity exceed the amount to finance, nothing is financed. The surplus
 *   first covers the amount due at signing, and the rest is paid back to the buyer.
 *
 * @throws {InvalidInputError} if a field of the deal is invalid; fields as in `fees.0.amount`
 *
 * @example
 * dealFigures({
 * 	vehiclePrice: 8995,
 * 	downPayment: 1000,
 * 	apr: 7.99,
 * 	term: 60,
 * 	tradeIn: { allowance: 2000, owed: 2500 },
 * 	salesTax: { rate: 6, base: "price-less-trade-in", paid: "financed" },
 * 	fees: [{ amount: 150, paid: "at-signing" }],
 * }).amountFinanced; // 8914.7
 */
export function dealFigures(deal: Deal): DealFigures {
	assertValidDeal(deal);
	return validDealFigures(deal);
}
