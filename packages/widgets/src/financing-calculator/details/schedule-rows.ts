import type { AmortisationSchedule, FinancingOption } from "@nev/financing";

/** A table of payments. */
export interface ScheduleRows {
	/** The keys of the columns' labels in the messages. */
	readonly columns: readonly ScheduleColumn[];
	/** The number of the year or month, then an amount in US dollars for each column. */
	readonly rows: readonly (readonly number[])[];
}

export type ScheduleColumn = "payment" | "principal" | "interest" | "balance" | "paidSoFar";

const monthsInYear = 12;

/** A loan's schedule as a table, by year or by month. */
export function loanRows(schedule: AmortisationSchedule, isMonthly: boolean): ScheduleRows {
	const rows = isMonthly
		? schedule.months.map(({ month, ...row }) => ({ number: month, ...row }))
		: schedule.years.map(({ year, ...row }) => ({ number: year, ...row }));
	return {
		columns: ["payment", "principal", "interest", "balance"],
		rows: rows.map((row) => [row.number, row.payment, row.principal, row.interest, row.balance]),
	};
}

/** A lease's payments as a table, by year or by month. A lease has no balance. */
export function leaseRows(option: FinancingOption, isMonthly: boolean): ScheduleRows {
	const cents = Math.round(option.monthlyPayment * 100);
	const step = isMonthly ? 1 : monthsInYear;
	const rows: number[][] = [];
	for (let start = 0; start < option.term; start += step) {
		const end = Math.min(start + step, option.term);
		rows.push([rows.length + 1, ((end - start) * cents) / 100, (end * cents) / 100]);
	}
	return { columns: ["payment", "paidSoFar"], rows };
}

/**
 * A table as tab-separated text to paste into a spreadsheet. Numbers are not localized, so that
 * every spreadsheet can read them.
 */
export function spreadsheetText(head: readonly string[], rows: ScheduleRows["rows"]): string {
	const cells = rows.map(([number, ...amounts]) => [
		String(number),
		...amounts.map((amount) => amount.toFixed(2)),
	]);
	return [head, ...cells].map((row) => row.join("\t")).join("\n");
}
