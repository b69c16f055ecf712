import { assertValidNumbers, type NumberRule } from "../input/number-rules.js";

/** 1/8 of 1 percentage point: the permitted error of a disclosed APR (12 CFR 1026.22(a)(2)). */
export const aprTolerance = 1 / 8;

/**
 * 1/4 of 1 percentage point, for an irregular transaction: several advances, or irregular payment
 * periods or amounts other than an odd first or last one (12 CFR 1026.22(a)(3)).
 */
export const irregularAprTolerance = 1 / 4;

/** Decimal rates are not exact in binary: 8.002 - 7.877 is slightly more than 0.125. */
const roundingError = 1e-9;

const rateRule: NumberRule = { max: Number.MAX_VALUE };
const toleranceRules = { disclosed: rateRule, actual: rateRule, tolerance: rateRule };

/**
 * Whether a disclosed APR is accurate, which means within the tolerance of the actual APR (12 CFR
 * 1026.22(a)).
 *
 * @param disclosed percent a year
 * @param actual percent a year, from {@link annualPercentageRate}
 * @throws {InvalidInputError} if an argument is not a rate
 *
 * @example
 * isWithinTolerance(4.99, 5.1); // true
 * isWithinTolerance(4.99, 5.12); // false
 */
export function isWithinTolerance(
	disclosed: number,
	actual: number,
	tolerance: number = aprTolerance,
): boolean {
	assertValidNumbers({ disclosed, actual, tolerance }, toleranceRules);
	return Math.abs(disclosed - actual) <= tolerance + roundingError;
}
