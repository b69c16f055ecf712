import { numberIssues, refuse } from "../input/invalid-input-error.js";
import { amountRule, aprRule, termRule } from "../input/number-rule.js";
import { toCents } from "../money/round-to-cents.js";
import { amortisedPayment, monthsInYear } from "./monthly-payment.js";

/** One month of a schedule; every amount in US dollars and whole cents. */
export interface ScheduleMonth {
	/** From 1. */
	readonly month: number;
	readonly payment: number;
	readonly principal: number;
	readonly interest: number;
	/** What is still owed after the payment. */
	readonly balance: number;
}

/** Twelve months of a schedule together, counted from the loan's first; the last may be shorter. */
export interface ScheduleYear {
	/** From 1. */
	readonly year: number;
	readonly payment: number;
	readonly principal: number;
	readonly interest: number;
	/** What is still owed at the end of the year. */
	readonly balance: number;
}

/** A loan from its first payment to its last, in US dollars and whole cents. */
export interface AmortisationSchedule {
	/** Every payment but the last. */
	readonly monthlyPayment: number;
	readonly finalPayment: number;
	readonly totalOfPayments: number;
	readonly totalInterest: number;
	/**
	 * What paying in whole cents adds to `months × monthlyPayment(…)` unrounded, in US dollars: the
	 * bridge from this schedule to an option's `totalCost`. Not rounded, and negative where it saves.
	 */
	readonly roundingDifference: number;
	readonly months: readonly ScheduleMonth[];
	readonly years: readonly ScheduleYear[];
}

const scheduleRules = { principal: amountRule, apr: aprRule, months: termRule };

/**
 * The schedule of a loan by month and by year, as a lender books it (specification, section 9, for
 * the payment; the rounding is ours).
 *
 * Rounding: the principal and the payment are rounded to the cent, each month's interest is a
 * twelfth of the APR on the balance in cents, rounded to the cent, and the last payment is whatever
 * is left, so that the balance ends at exactly 0. No payment takes more than is owed.
 *
 * @throws {InvalidInputError} where an argument is no such number
 *
 * @example
 * const { months, years, totalInterest } = amortisationSchedule(2500, 8.24, 12);
 * months[11].balance; // 0
 */
export function amortisationSchedule(
	principal: number,
	apr: number,
	months: number,
): AmortisationSchedule {
	refuse(numberIssues({ principal, apr, months }, scheduleRules));
	const exactPayment = amortisedPayment(principal, apr, months);
	const rows = scheduleInCents(toCents(principal), apr, months, toCents(exactPayment));
	const total = sumInCents(rows);
	return {
		monthlyPayment: toCents(exactPayment) / 100,
		finalPayment: (rows.at(-1)?.payment ?? 0) / 100,
		totalOfPayments: total.payment / 100,
		totalInterest: total.interest / 100,
		roundingDifference: total.payment / 100 - exactPayment * months,
		months: rows.map((row, index) => ({ month: index + 1, ...inDollars(row) })),
		years: yearsOf(rows).map((row, index) => ({ year: index + 1, ...inDollars(row) })),
	};
}

/** Whole cents, so that sums are exact. */
interface CentsRow {
	payment: number;
	principal: number;
	interest: number;
	balance: number;
}

function scheduleInCents(
	principal: number,
	apr: number,
	months: number,
	payment: number,
): CentsRow[] {
	const rows: CentsRow[] = [];
	let balance = principal;
	for (let month = 1; month <= months; month++) {
		const interest = Math.round((balance * apr) / 100 / monthsInYear);
		const owed = balance + interest;
		const paid = month === months ? owed : Math.min(payment, owed);
		balance = owed - paid;
		rows.push({ payment: paid, principal: paid - interest, interest, balance });
	}
	return rows;
}

function yearsOf(rows: readonly CentsRow[]): CentsRow[] {
	const years: CentsRow[] = [];
	for (let start = 0; start < rows.length; start += monthsInYear) {
		years.push(sumInCents(rows.slice(start, start + monthsInYear)));
	}
	return years;
}

function sumInCents(rows: readonly CentsRow[]): CentsRow {
	const sum: CentsRow = { payment: 0, principal: 0, interest: 0, balance: 0 };
	for (const row of rows) {
		sum.payment += row.payment;
		sum.principal += row.principal;
		sum.interest += row.interest;
		sum.balance = row.balance;
	}
	return sum;
}

function inDollars(row: CentsRow): CentsRow {
	return {
		payment: row.payment / 100,
		principal: row.principal / 100,
		interest: row.interest / 100,
		balance: row.balance / 100,
	};
}
