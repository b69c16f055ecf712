import { amortisedPayment } from "../loan/monthly-payment.js";
import { roundToCents } from "../money/round-to-cents.js";
import { checkedDeal } from "./checked-deal.js";
import type { Deal } from "./deal.js";
import { chargesPaid, loanNeeded, salesTaxOn } from "./deal-charges.js";

/** What a deal comes to, in US dollars rounded to the cent. */
export interface DealFigures {
	/** The trade-in's allowance less what is owed on it; negative equity is financed. */
	readonly tradeInEquity: number;
	readonly salesTax: number;
	/** All fees together. */
	readonly fees: number;
	/** The loan's principal. */
	readonly amountFinanced: number;
	/** Paid before driving away: the down payment and what is not financed. */
	readonly dueAtSigning: number;
	/** Handed to the buyer, where the trade-in is worth more than everything due. */
	readonly cashBack: number;
	readonly monthlyPayment: number;
	readonly totalOfPayments: number;
	readonly totalInterest: number;
	/** What leaves the buyer's pocket: due at signing and every payment, less cash back. */
	readonly totalCost: number;
}

/**
 * The figures of a deal with a trade-in, sales tax and fees. Without them they are those of
 * `recommendFinancing` at the same APR and term. Beyond the specification, whose results it leaves
 * as they are.
 *
 * - Negative equity (more owed than allowed for the trade-in) is added to the loan.
 * - Sales tax is a percentage of the price, or of the price less the trade-in's allowance, whatever
 *   is owed on it; rounded to the cent.
 * - Where the down payment and equity exceed what there is to finance, nothing is financed: what is
 *   left of them pays what is due at signing, and the rest goes back to the buyer.
 *
 * @throws {InvalidInputError} where a number of the deal is none; fields as in `fees.0.amount`
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
	const extras = checkedDeal(deal);
	const { vehiclePrice, downPayment, apr, term } = deal;
	const { tradeIn, fees } = extras;

	const needed = loanNeeded(vehiclePrice, downPayment, extras);
	const principal = Math.max(0, needed);
	const surplus = Math.max(0, -needed);
	const atSigning = downPayment + chargesPaid("at-signing", vehiclePrice, extras) - surplus;
	const dueAtSigning = Math.max(0, atSigning);
	const cashBack = Math.max(0, -atSigning);

	const payment = amortisedPayment(principal, apr, term);
	const totalOfPayments = payment * term;
	return {
		tradeInEquity: roundToCents(tradeIn.allowance - tradeIn.owed),
		salesTax: salesTaxOn(vehiclePrice, extras),
		fees: roundToCents(fees.reduce((sum, fee) => sum + fee.amount, 0)),
		amountFinanced: roundToCents(principal),
		dueAtSigning: roundToCents(dueAtSigning),
		cashBack: roundToCents(cashBack),
		monthlyPayment: roundToCents(payment),
		totalOfPayments: roundToCents(totalOfPayments),
		totalInterest: roundToCents(totalOfPayments - principal),
		totalCost: roundToCents(dueAtSigning + totalOfPayments - cashBack),
	};
}
