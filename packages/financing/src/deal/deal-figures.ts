import { amortisedPayment, balloonOf } from "../loan/monthly-payment.js";
import { roundToCents } from "../money.js";
import type { Deal } from "./deal.js";
import { chargesPaid, loanNeeded, salesTaxOn } from "./deal-charges.js";
import { assertValidDeal, completeExtras } from "./validate-deal.js";

/** The amounts of a deal, in US dollars rounded to cents. */
export interface DealFigures {
	/** The trade-in's allowance minus the amount owed on it; negative equity is financed. */
	readonly tradeInEquity: number;
	readonly salesTax: number;
	/** Total of all fees. */
	readonly fees: number;
	/** The loan's principal. */
	readonly amountFinanced: number;
	/** The down payment and the charges that are not financed. */
	readonly dueAtSigning: number;
	/** Paid to the buyer if the trade-in exceeds everything due. */
	readonly cashBack: number;
	readonly monthlyPayment: number;
	/** Due with the last payment, in addition to it, if the deal has a balloon payment. */
	readonly balloonPayment?: number;
	/** With the balloon payment. */
	readonly totalOfPayments: number;
	readonly totalInterest: number;
	/** Due at signing plus all payments, minus cash back. */
	readonly totalCost: number;
}

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
	const extras = completeExtras(deal);
	const { vehiclePrice, downPayment, apr, term, balloonPercent = 0 } = deal;
	const { tradeIn, fees } = extras;

	const needed = loanNeeded(vehiclePrice, downPayment, extras);
	const principal = Math.max(0, needed);
	const surplus = Math.max(0, -needed);
	const atSigning = downPayment + chargesPaid("at-signing", vehiclePrice, extras) - surplus;
	const dueAtSigning = Math.max(0, atSigning);
	const cashBack = Math.max(0, -atSigning);

	const payment = amortisedPayment(principal, apr, term, balloonPercent);
	const balloonPayment = balloonOf(principal, balloonPercent);
	const totalOfPayments = payment * term + balloonPayment;
	return {
		tradeInEquity: roundToCents(tradeIn.allowance - tradeIn.owed),
		salesTax: salesTaxOn(vehiclePrice, extras),
		fees: roundToCents(fees.reduce((sum, fee) => sum + fee.amount, 0)),
		amountFinanced: roundToCents(principal),
		dueAtSigning: roundToCents(dueAtSigning),
		cashBack: roundToCents(cashBack),
		monthlyPayment: roundToCents(payment),
		...(balloonPercent > 0 && { balloonPayment: roundToCents(balloonPayment) }),
		totalOfPayments: roundToCents(totalOfPayments),
		totalInterest: roundToCents(totalOfPayments - principal),
		totalCost: roundToCents(dueAtSigning + totalOfPayments - cashBack),
	};
}
