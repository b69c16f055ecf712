import { numberIssues, refuse } from "../input/invalid-input-error.js";
import { amountRule, aprRule, termRule } from "../input/number-rule.js";

/** Percent of a whole. */
const percent = 100;
/** APR divided by 12 is the rate of a month (specification, section 9). */
export const monthsInYear = 12;

const loanRules = { principal: amountRule, apr: aprRule, months: termRule };
const paymentRules = { payment: amountRule, apr: aprRule, months: termRule };

/**
 * The level monthly payment that repays a loan, in US dollars, not rounded: standard amortisation
 * with the APR divided by 12 (specification, section 9). At 0 % it is the principal over the months.
 *
 * @param principal US dollars
 * @param apr percent a year
 * @param months a whole number, above zero
 * @throws {InvalidInputError} where an argument is no such number
 *
 * @example
 * monthlyPayment(15000, 8, 60); // 304.14591432620…
 */
export function monthlyPayment(principal: number, apr: number, months: number): number {
	refuse(numberIssues({ principal, apr, months }, loanRules));
	return amortisedPayment(principal, apr, months);
}

/**
 * The principal that a level monthly payment repays, in US dollars, not rounded: the inverse of
 * {@link monthlyPayment}.
 *
 * @throws {InvalidInputError} where an argument is no such number
 *
 * @example
 * affordablePrincipal(250, 0, 60); // 15000
 */
export function affordablePrincipal(payment: number, apr: number, months: number): number {
	refuse(numberIssues({ payment, apr, months }, paymentRules));
	return amortisedPrincipal(payment, apr, months);
}

/** {@link monthlyPayment} of figures that are known to be valid. */
export function amortisedPayment(principal: number, apr: number, months: number): number {
	return principal / annuityFactor(apr, months);
}

/** {@link affordablePrincipal} of figures that are known to be valid. */
export function amortisedPrincipal(payment: number, apr: number, months: number): number {
	return payment * annuityFactor(apr, months);
}

/** What a dollar a month is worth today. expm1 and log1p keep it exact as the rate nears zero. */
function annuityFactor(apr: number, months: number): number {
	const rate = apr / percent / monthsInYear;
	if (rate === 0) return months;
	return -Math.expm1(-months * Math.log1p(rate)) / rate;
}
