import { assertNoIssues, type InputIssue, prefixIssues } from "../input/invalid-input-error.js";
import { amountRule, validateNumbers } from "../input/number-rules.js";
import { monthsInYear } from "../loan/monthly-payment.js";
import { isWithinLimit } from "../money.js";

/**
 * The time from the advance to the first payment, in whole unit-periods and a fraction of one (12 CFR
 * 1026, appendix J(b)(5)). The fraction of a month is the odd days divided by 30.
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
	/** Default: one unit-period. */
	readonly firstPeriod?: FirstPeriod;
	/** Default: 12, for months. A single payment after 255 days has 365 / 255 (J(b)(4)(iv)). */
	readonly unitPeriodsPerYear?: number;
}

const regularFirstPeriod: FirstPeriod = { unitPeriods: 1, fraction: 0 };

/** A cent and a day. With less, the rate is meaningless and may overflow. */
const minAmountFinanced = 0.01;
const minFirstPeriod = 1 / 366;

const transactionRules = {
	amountFinanced: { ...amountRule, min: minAmountFinanced },
	unitPeriods: { max: 600, integer: true },
	fraction: { max: 1 },
	unitPeriodsPerYear: { max: 366, min: 1 },
} as const;

/**
 * The annual percentage rate, in percent and not rounded, by the actuarial method of Regulation Z
 * (12 CFR 1026.22(a)(1) and appendix J): the rate at which the present value of the payments equals
 * the amount financed, by the general equation of J(b)(8).
 *
 * @throws {InvalidInputError} if a number is invalid, or if the payments do not repay the amount
 * financed (`totalOfPayments` is `too-small`)
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
	assertNoIssues([
		...validateNumbers({ ...firstPeriod, amountFinanced, unitPeriodsPerYear }, transactionRules),
		...payments.flatMap(validatePayment),
	]);
	assertNoIssues(validateRepayment(amountFinanced, payments, firstPeriod));
	const unitRate = bisectRate(
		(rate) => presentValue(payments, firstPeriod, rate) <= amountFinanced,
	);
	return unitRate * unitPeriodsPerYear * 100;
}

function validatePayment(payment: number, index: number): InputIssue[] {
	return prefixIssues("payments", validateNumbers({ [index]: payment }, { [index]: amountRule }));
}

/** Checks that a rate exists: the first payment is later than the advance, and the total repays it. */
function validateRepayment(
	amountFinanced: number,
	payments: readonly number[],
	{ unitPeriods, fraction }: FirstPeriod,
): InputIssue[] {
	const issues: InputIssue[] = [];
	if (unitPeriods + fraction < minFirstPeriod) {
		issues.push({ field: "firstPeriod", code: "too-small", limit: minFirstPeriod });
	}
	const totalOfPayments = payments.reduce((sum, payment) => sum + payment, 0);
	if (!isWithinLimit(amountFinanced, totalOfPayments)) {
		issues.push({ field: "totalOfPayments", code: "too-small", limit: amountFinanced });
	}
	return issues;
}

/** The value of the payments on the day of the advance (appendix J(b)(8)). */
function presentValue(
	payments: readonly number[],
	{ unitPeriods, fraction }: FirstPeriod,
	rate: number,
): number {
	const atFirstPayment = payments.reduceRight((sum, payment) => sum / (1 + rate) + payment, 0);
	return atFirstPayment / (1 + fraction * rate) / (1 + rate) ** unitPeriods;
}

/** Finds the lowest rate at which `isReached` is true by bisection, to the last bit. */
function bisectRate(isReached: (rate: number) => boolean): number {
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
