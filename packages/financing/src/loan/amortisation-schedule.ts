import { assertValidNumbers } from "../input/assert-valid-numbers.js";
import { aprRule, balloonRule, computedAmountRule, termRule } from "../input/number-rules.js";
import { toCents } from "../money.js";
import { amortisedPayment, balloonOf, monthsInYear } from "./monthly-payment.js";

/** One month of a schedule. Amounts are US dollars, rounded to cents. */
export interface ScheduleMonth {
	/** Starts at 1. */
	readonly month: number;
	readonly payment: number;
	readonly principal: number;
	readonly interest: number;
	/** Amount owed after the payment. */
	readonly balance: number;
}

/** Twelve months of a schedule, starting with the loan's first. The last year may be shorter. */
export interface ScheduleYear {
	/** Starts at 1. */
	readonly year: number;
	readonly payment: number;
	readonly principal: number;
	readonly interest: number;
	/** Amount owed at the end of the year. */
	readonly balance: number;
}

/** A loan's payments. Amounts are US dollars, rounded to cents. */
export interface AmortisationSchedule {
	/** Every payment except the last. */
	readonly monthlyPayment: number;
	readonly finalPayment: number;
	readonly totalOfPayments: number;
	readonly totalInterest: number;
	/**
	 * `totalOfPayments` minus the total of the unrounded payments, in US dollars: the difference between
	 * this schedule and an option's `totalCost`. Not rounded; negative if rounding makes the loan
	 * cheaper.
	 */
	readonly roundingDifference: number;
	readonly months: readonly ScheduleMonth[];
	readonly years: readonly ScheduleYear[];
}

const scheduleRules = {
	principal: computedAmountRule,
	apr: aprRule,
	months: termRule,
	balloonPercent: balloonRule,
};

/**
 * The amortisation schedule of a loan, by month and by year. The payment follows the specification,
 * section 9; the rounding is ours.
 *
 * The principal and the payment are rounded to cents. Each month's interest is a twelfth of the APR on
 * the rounded balance, rounded to cents. The last payment is the remaining balance, so the balance
 * ends at exactly 0. No payment exceeds the amount owed.
 *
 * @param balloonPercent percent of the principal that is due with the last payment, which includes it
 * @throws {InvalidInputError} if an argument is invalid
 *
 * @example
 * const { months, years, totalInterest } = amortisationSchedule(2500, 8.24, 12);
 * months[11].balance; // 0
 */
export function amortisationSchedule(
	principal: number,
	apr: number,
	months: number,
	balloonPercent = 0,
): AmortisationSchedule {
	assertValidNumbers({ principal, apr, months, balloonPercent }, scheduleRules);
	return validSchedule(principal, apr, months, balloonPercent);
}

/** {@link amortisationSchedule} for input that is already validated. */
export function validSchedule(
	principal: number,
	apr: number,
	months: number,
	balloonPercent = 0,
): AmortisationSchedule {
	const exactPayment = amortisedPayment(principal, apr, months, balloonPercent);
	const rows = scheduleInCents(toCents(principal), apr, months, toCents(exactPayment));
	const total = sumInCents(rows);
	return {
		monthlyPayment: toCents(exactPayment) / 100,
		finalPayment: (rows.at(-1)?.payment ?? 0) / 100,
		totalOfPayments: total.payment / 100,
		totalInterest: total.interest / 100,
		roundingDifference:
			total.payment / 100 - exactPayment * months - balloonOf(principal, balloonPercent),
		months: rows.map((row, index) => ({ month: index + 1, ...toDollars(row) })),
		years: groupByYear(rows).map((row, index) => ({ year: index + 1, ...toDollars(row) })),
	};
}

/** Amounts in whole cents, so that sums are exact. */
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

function groupByYear(rows: readonly CentsRow[]): CentsRow[] {
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

function toDollars(row: CentsRow): CentsRow {
	return {
		payment: row.payment / 100,
		principal: row.principal / 100,
		interest: row.interest / 100,
		balance: row.balance / 100,
	};
}
