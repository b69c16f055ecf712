import { assertValidNumbers } from "../input/assert-valid-numbers.js";
import { amountRule, aprRule, balloonRule, termRule } from "../input/number-rules.js";

/** The monthly rate is the APR divided by 12 (specification, section 9). */
export const monthsInYear = 12;

const loanRules = {
	principal: amountRule,
	apr: aprRule,
	months: termRule,
	balloonPercent: balloonRule,
};

/**
 * The level monthly payment of a loan, in US dollars, not rounded: standard amortisation with the APR
 * divided by 12 (specification, section 9). At 0 % it is the principal divided by the months.
 *
 * @param principal US dollars
 * @param apr percent a year
 * @param months a whole number, above zero
 * @param balloonPercent percent of the principal that is due with the last payment, in addition to it
 * @throws {InvalidInputError} if an argument is invalid
 *
 * @example
 * monthlyPayment(15000, 8, 60); // 304.14591432620…
 */
export function monthlyPayment(
	principal: number,
	apr: number,
	months: number,
	balloonPercent = 0,
): number {
	assertValidNumbers({ principal, apr, months, balloonPercent }, loanRules);
	return amortisedPayment(principal, apr, months, balloonPercent);
}

/** {@link monthlyPayment} for input that is already validated. */
export function amortisedPayment(
	principal: number,
	apr: number,
	months: number,
	balloonPercent = 0,
): number {
	return principal / annuityFactor(apr, months, balloonPercent);
}

/** The balloon payment, US dollars, not rounded. */
export function balloonOf(principal: number, balloonPercent: number): number {
	return (principal * balloonPercent) / 100;
}

/** The principal that a level monthly payment repays, for input that is already validated. */
export function amortisedPrincipal(
	payment: number,
	apr: number,
	months: number,
	balloonPercent = 0,
): number {
	return payment * annuityFactor(apr, months, balloonPercent);
}

/**
 * The principal that a dollar a month repays. Without a balloon payment it is the present value of a dollar
 * a month. Of a balloon payment, the months pay the interest alone. expm1 and log1p keep it exact for rates
 * near zero.
 */
function annuityFactor(apr: number, months: number, balloonPercent: number): number {
	const rate = apr / 100 / monthsInYear;
	const factor = rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
	const balloon = balloonPercent / 100;
	return factor / (1 - balloon + balloon * rate * factor);
}
