import {
	type AmortisationSchedule,
	amortisationSchedule,
	type FinancingOption,
} from "@nev/financing";

/** A table of payments: its columns' names are the messages' keys. */
export interface ScheduleRows {
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

/** A lease's payments as a table, by year or by month; nothing of it is a balance. */
export function leaseRows(option: FinancingOption, isMonthly: boolean): ScheduleRows {
	const cents = Math.round(option.monthlyPayment * 100);
	const step = isMonthly ? 1 : monthsInYear;
	const rows: number[][] = [];
	for (let paid = 0; paid < option.term; paid += step) {
		const until = Math.min(paid + step, option.term);
		rows.push([rows.length + 1, ((until - paid) * cents) / 100, (until * cents) / 100]);
	}
	return { columns: ["payment", "paidSoFar"], rows };
}

/** The schedule of a loan option. */
export function scheduleOf({ vehiclePrice, downPayment }: Purchase, option: FinancingOption) {
	return amortisationSchedule(vehiclePrice - downPayment, option.apr, option.term);
}

interface Purchase {
	readonly vehiclePrice: number;
	readonly downPayment: number;
}

/**
 * A table as a spreadsheet reads it from the clipboard: cells between tabs, numbers plain, so that
 * no language's separators stand in the way.
 */
export function spreadsheetText(head: readonly string[], rows: ScheduleRows["rows"]): string {
	const cells = rows.map(([number, ...amounts]) => [
		String(number),
		...amounts.map((amount) => amount.toFixed(2)),
	]);
	return [head, ...cells].map((row) => row.join("\t")).join("\n");
}
