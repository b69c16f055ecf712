import { amountRule, aprRule, assertValidNumbers, termRule } from "../input/number-rules.js";

/** The monthly rate is the APR divided by 12 (specification, section 9). */
export const monthsInYear = 12;

const loanRules = { principal: amountRule, apr: aprRule, months: termRule };

/**
 * The level monthly payment of a loan, in US dollars, not rounded: standard amortisation with the APR
 * divided by 12 (specification, section 9). At 0 % it is the principal divided by the months.
 *
 * @param principal US dollars
 * @param apr percent a year
 * @param months a whole number, above zero
 * @throws {InvalidInputError} if an argument is invalid
 *
 * @example
 * monthlyPayment(15000, 8, 60); // 304.14591432620…
 */
export function monthlyPayment(principal: number, apr: number, months: number): number {
	assertValidNumbers({ principal, apr, months }, loanRules);
	return amortisedPayment(principal, apr, months);
}

/** {@link monthlyPayment} for input that is already validated. */
export function amortisedPayment(principal: number, apr: number, months: number): number {
	return principal / annuityFactor(apr, months);
}

/** The principal that a level monthly payment repays, for input that is already validated. */
export function amortisedPrincipal(payment: number, apr: number, months: number): number {
	return payment * annuityFactor(apr, months);
}

/** Present value of a dollar a month. expm1 and log1p keep it exact for rates near zero. */
function annuityFactor(apr: number, months: number): number {
	const rate = apr / 100 / monthsInYear;
	if (rate === 0) return months;
	return -Math.expm1(-months * Math.log1p(rate)) / rate;
}
