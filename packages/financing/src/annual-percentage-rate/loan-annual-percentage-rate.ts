import { amountRule, aprRule, assertValidNumbers, termRule } from "../input/number-rules.js";
import { amortisedPayment } from "../loan/monthly-payment.js";
import { annualPercentageRate, type FirstPeriod } from "./annual-percentage-rate.js";

/** A loan repaid in level monthly payments. */
export interface LevelLoan {
	/** Face amount of the note, US dollars. */
	readonly principal: number;
	/** Interest rate of the note, percent a year. Determines the payment. */
	readonly noteRate: number;
	/** Months. */
	readonly term: number;
	/** Finance charge paid before or at the advance, US dollars (12 CFR 1026.2(a)(23)). */
	readonly prepaidFinanceCharge?: number;
	/** Default: one month. */
	readonly firstPeriod?: FirstPeriod;
}

const levelLoanRules = {
	principal: amountRule,
	noteRate: aprRule,
	term: termRule,
	prepaidFinanceCharge: amountRule,
};

/**
 * The annual percentage rate of a loan, in percent. It equals the note's rate unless there is a
 * prepaid finance charge, which lowers the amount financed and raises the APR, or a long first period
 * without additional interest, which lowers the APR.
 *
 * @throws {InvalidInputError} if a number is invalid, or if the charge leaves nothing to finance
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
	assertValidNumbers({ principal, noteRate, term, prepaidFinanceCharge }, levelLoanRules);
	const payment = amortisedPayment(principal, noteRate, term);
	return annualPercentageRate({
		amountFinanced: principal - prepaidFinanceCharge,
		payments: Array<number>(term).fill(payment),
		...(firstPeriod && { firstPeriod }),
	});
}
