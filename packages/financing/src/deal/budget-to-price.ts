import { amortisedPayment, amortisedPrincipal } from "../loan/monthly-payment.js";
import { type CompleteExtras, checkedBudget } from "./checked-deal.js";
import type { Budget } from "./deal.js";
import { loanNeeded, untaxedPart } from "./deal-charges.js";

/**
 * The highest price, in US dollars and cents, whose unrounded payment the budget carries: a cent
 * more would exceed it. Counts the same trade-in, tax and fees as {@link dealFigures}. 0 where the
 * budget carries no price at all, since what is owed and financed takes it all.
 *
 * @throws {InvalidInputError} where a number of the budget is none; fields as in `fees.0.amount`
 *
 * @example
 * budgetToPrice({ monthlyBudget: 250, downPayment: 1000, apr: 0, term: 60 }); // 16000
 */
export function budgetToPrice(budget: Budget): number {
	const extras = checkedBudget(budget);
	const { monthlyBudget, downPayment, apr, term } = budget;
	const affordable = amortisedPrincipal(monthlyBudget, apr, term);

	const fits = (cents: number) => {
		const principal = Math.max(0, loanNeeded(cents / 100, downPayment, extras));
		return amortisedPayment(principal, apr, term) <= monthlyBudget;
	};
	// Rounding the tax to the cent can favour the buyer by half a cent, never by a whole one.
	let cents = Math.ceil(priceFinancedBy(affordable, downPayment, extras) * 100);
	while (cents > 0 && !fits(cents)) cents--;
	return cents / 100;
}

/** The price for which a loan of `principal` is needed: {@link loanNeeded} the other way round. */
function priceFinancedBy(principal: number, downPayment: number, extras: CompleteExtras): number {
	const priceAndTax = Math.max(0, principal - loanNeeded(0, downPayment, extras));
	const untaxed = untaxedPart(extras);
	if (extras.salesTax.paid === "at-signing" || priceAndTax <= untaxed) return priceAndTax;
	const taxRate = extras.salesTax.rate / 100;
	return (priceAndTax + taxRate * untaxed) / (1 + taxRate);
}
