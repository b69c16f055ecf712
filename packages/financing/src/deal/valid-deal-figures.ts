import { amortisedPayment, balloonOf } from "../loan/monthly-payment.js";
import { roundToCents } from "../money.js";
import { completeExtras } from "./complete-extras.js";
import type { Deal } from "./deal.js";
import { chargesPaid, loanNeeded, salesTaxOn } from "./deal-charges.js";

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

/** `dealFigures` for a deal that is already validated. */
export function validDealFigures(deal: Deal): DealFigures {
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
