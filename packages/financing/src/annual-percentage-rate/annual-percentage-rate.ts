import { type InputIssue, inside, numberIssues, refuse } from "../input/invalid-input-error.js";
import { amountRule } from "../input/number-rule.js";
import { monthsInYear } from "../loan/monthly-payment.js";
import { atMost } from "../money/at-most.js";

/**
 * The time from the advance to the first payment, in unit-periods (12 CFR 1026, appendix J(b)(5)):
 * whole ones and the fraction of one that is left, which of a month is its odd days over 30.
 */
export interface FirstPeriod {
	readonly unitPeriods: number;
	/** From 0 to 1. */
	readonly fraction: number;
}

/** A single advance repaid by payments that are one unit-period apart. */
export interface CreditTransaction {
	/** US dollars: the principal less every prepaid finance charge (12 CFR 1026.18(b)). */
	readonly amountFinanced: number;
	/** US dollars, in order; the first and the last may be odd. */
	readonly payments: readonly number[];
	/** One unit-period unless told otherwise. */
	readonly firstPeriod?: FirstPeriod;
	/** 12 unless told otherwise: months. A single payment after 255 days has 365 / 255 (J(b)(4)(iv)). */
	readonly unitPeriodsPerYear?: number;
}

const regularFirstPeriod: FirstPeriod = { unitPeriods: 1, fraction: 0 };

/** A cent and a day: below them a rate of this world has no meaning, and may overflow. */
const leastAmount = 0.01;
const leastFirstPeriod = 1 / 366;

const transactionRules = {
	amountFinanced: { ...amountRule, least: leastAmount },
	unitPeriods: { largest: 600, whole: true },
	fraction: { largest: 1 },
	unitPeriodsPerYear: { largest: 366, least: 1 },
} as const;

/**
 * The annual percentage rate, in percent and not rounded, by the actuarial method of Regulation Z
 * (12 CFR 1026.22(a)(1) and appendix J): the rate at which the payments are worth the amount
 * financed, by the general equation of J(b)(8).
 *
 * @throws {InvalidInputError} where a number is none, or where the payments together do not repay
 * the amount financed (`totalOfPayments` is `too-small`)
 *
 * @example
 * // Appendix J(c)(1)(ii): $6,000 over 36 payments of $200, 1 month and 19 days to the first.
 * annualPercentageRate({
 * 	amountFinanced: 6000,
 * 	payments: Array(36).fill(200),
 * 	firstPeriod: { unitPeriods: 1, fraction: 19 / 30 },
 * }); // 11.8165…
 */
export function annualPercentageRate({
	amountFinanced,
	payments,
	firstPeriod = regularFirstPeriod,
	unitPeriodsPerYear = monthsInYear,
}: CreditTransaction): number {
	refuse([
		...numberIssues({ ...firstPeriod, amountFinanced, unitPeriodsPerYear }, transactionRules),
		...payments.flatMap(paymentIssues),
	]);
	refuse(shortfalls(amountFinanced, payments, firstPeriod));
	const unitRate = rateWhere((rate) => presentValue(payments, firstPeriod, rate) <= amountFinanced);
	return unitRate * unitPeriodsPerYear * 100;
}

function paymentIssues(payment: number, index: number): InputIssue[] {
	return inside("payments", numberIssues({ [index]: payment }, { [index]: amountRule }));
}

/** What keeps a transaction of valid numbers from having a rate. */
function shortfalls(
	amountFinanced: number,
	payments: readonly number[],
	{ unitPeriods, fraction }: FirstPeriod,
): InputIssue[] {
	const issues: InputIssue[] = [];
	if (unitPeriods + fraction < leastFirstPeriod) {
		issues.push({ field: "firstPeriod", code: "too-small", limit: leastFirstPeriod });
	}
	const totalOfPayments = payments.reduce((sum, payment) => sum + payment, 0);
	if (!atMost(amountFinanced, totalOfPayments)) {
		issues.push({ field: "totalOfPayments", code: "too-small", limit: amountFinanced });
	}
	return issues;
}

/** What the payments are worth on the day of the advance (appendix J(b)(8)). */
function presentValue(
	payments: readonly number[],
	{ unitPeriods, fraction }: FirstPeriod,
	rate: number,
): number {
	const atFirstPayment = payments.reduceRight((sum, payment) => sum / (1 + rate) + payment, 0);
	return atFirstPayment / (1 + fraction * rate) / (1 + rate) ** unitPeriods;
}

/** The least rate of a unit-period at which `isReached` holds, by halving, to the last bit. */
function rateWhere(isReached: (rate: number) => boolean): number {
	let low = 0;
	if (isReached(low)) return low;
	let high = 1;
	while (!isReached(high)) high *= 2;
	for (;;) {
		const middle = low + (high - low) / 2;
		if (middle === low || middle === high) return high;
		if (isReached(middle)) high = middle;
		else low = middle;
	}
}
