import { amortisedPayment, amortisedPrincipal } from "../loan/monthly-payment.js";
import { type CompleteExtras, completeExtras } from "./complete-extras.js";
import type { Budget } from "./deal.js";
import { loanNeeded, untaxedAmount } from "./deal-charges.js";
import { assertValidBudget } from "./validate-deal.js";

/**
 * The highest price, in US dollars and cents, whose unrounded monthly payment is within the budget.
 * Includes trade-in, tax and fees as {@link dealFigures} does. Returns 0 if negative equity and
 * financed fees alone exceed the budget.
 *
 * @throws {InvalidInputError} if a field of the budget is invalid; fields as in `fees.0.amount`
 *
 * @example
 * budgetToPrice({ monthlyBudget: 250, downPayment: 1000, apr: 0, term: 60 }); // 16000
 */
export function budgetToPrice(budget: Budget): number {
	assertValidBudget(budget);
	return validBudgetToPrice(budget);
}

/** {@link budgetToPrice} for a budget that is already validated. */
export function validBudgetToPrice(budget: Budget): number {
	const extras = completeExtras(budget);
	const { monthlyBudget, downPayment, apr, term, balloonPercent } = budget;
	const affordable = amortisedPrincipal(monthlyBudget, apr, term, balloonPercent);

	const fits = (cents: number) => {
		const principal = Math.max(0, loanNeeded(cents / 100, downPayment, extras));
		return amortisedPayment(principal, apr, term, balloonPercent) <= monthlyBudget;
	};
	// Rounding the tax to cents can save the buyer up to half a cent, so the start is never too low.
	let cents = Math.ceil(priceForLoan(affordable, downPayment, extras) * 100);
	while (cents > 0 && !fits(cents)) cents--;
	return cents / 100;
}

/** The price that needs a loan of `principal`: the inverse of {@link loanNeeded}. */
function priceForLoan(principal: number, downPayment: number, extras: CompleteExtras): number {
	const priceAndTax = Math.max(0, principal - loanNeeded(0, downPayment, extras));
	const untaxed = untaxedAmount(extras);
	if (extras.salesTax.paid === "at-signing" || priceAndTax <= untaxed) return priceAndTax;
	const taxRate = extras.salesTax.rate / 100;
	return (priceAndTax + taxRate * untaxed) / (1 + taxRate);
}
