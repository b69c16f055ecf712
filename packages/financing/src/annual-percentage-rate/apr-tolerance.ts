import { numberIssues, refuse } from "../input/invalid-input-error.js";
import type { NumberRule } from "../input/number-rule.js";

/** 1/8 of 1 percentage point: how far a disclosed APR may lie off (12 CFR 1026.22(a)(2)). */
export const aprTolerance = 1 / 8;

/**
 * 1/4 of 1 percentage point, for an irregular transaction: more than one advance, or irregular
 * payment periods or amounts, an odd first or last one aside (12 CFR 1026.22(a)(3)).
 */
export const irregularAprTolerance = 1 / 4;

/** Decimal rates are not exact in binary: 8.002 - 7.877 is a little more than 0.125. */
const binaryNoise = 1e-9;

const anyRate: NumberRule = { largest: Number.MAX_VALUE };
const toleranceRules = { disclosed: anyRate, actual: anyRate, tolerance: anyRate };

/**
 * Whether a disclosed APR is accurate: not more than the tolerance above or below the actual one
 * (12 CFR 1026.22(a)).
 *
 * @param disclosed percent a year
 * @param actual percent a year, of {@link annualPercentageRate}
 * @throws {InvalidInputError} where an argument is no rate
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
	refuse(numberIssues({ disclosed, actual, tolerance }, toleranceRules));
	return Math.abs(disclosed - actual) <= tolerance + binaryNoise;
}
