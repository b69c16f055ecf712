import { numberIssues, refuse } from "../input/invalid-input-error.js";
import { amountRule, aprRule, termRule } from "../input/number-rule.js";
import { amortisedPayment } from "../loan/monthly-payment.js";
import { annualPercentageRate, type FirstPeriod } from "./annual-percentage-rate.js";

/** A loan repaid in level monthly payments. */
export interface LevelLoan {
	/** What the note is written for, US dollars. */
	readonly principal: number;
	/** The note's own rate, percent a year, from which the payment follows. */
	readonly noteRate: number;
	/** Months. */
	readonly term: number;
	/** Finance charge paid before or at the advance, US dollars (12 CFR 1026.2(a)(23)). */
	readonly prepaidFinanceCharge?: number;
	/** One month unless told otherwise. */
	readonly firstPeriod?: FirstPeriod;
}

const levelLoanRules = {
	principal: amountRule,
	noteRate: aprRule,
	term: termRule,
	prepaidFinanceCharge: amountRule,
};

/**
 * The annual percentage rate of a loan whose cost is not in its note's rate alone, in percent: a
 * prepaid finance charge lowers the amount financed and so raises the APR above the note's rate,
 * and a long first period without interest of its own lowers it. Without either the two are equal.
 *
 * @throws {InvalidInputError} where a number is none, or where the charge leaves no amount financed
 *
 * @example
 * loanAnnualPercentageRate({ principal: 8000, noteRate: 7.99, term: 60, prepaidFinanceCharge: 200 });
 * // 9.06…
 */
export function loanAnnualPercentageRate({
	principal,
	noteRate,
	term,
	prepaidFinanceCharge = 0,
	firstPeriod,
}: LevelLoan): number {
	refuse(numberIssues({ principal, noteRate, term, prepaidFinanceCharge }, levelLoanRules));
	const payment = amortisedPayment(principal, noteRate, term);
	return annualPercentageRate({
		amountFinanced: principal - prepaidFinanceCharge,
		payments: Array<number>(term).fill(payment),
		...(firstPeriod && { firstPeriod }),
	});
}
