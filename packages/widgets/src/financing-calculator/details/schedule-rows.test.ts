import { amortisationSchedule, recommendFinancing } from "@nev/financing";
import { expect, test } from "vitest";
import { leaseRows, loanRows, spreadsheetText } from "./schedule-rows.js";

const profile = {
	vehiclePrice: 8995,
	creditScore: 700,
	downPayment: 1000,
	monthlyBudget: 300,
	preferredTerm: 48,
	usage: "business",
	taxBenefit: false,
} as const;
const options = recommendFinancing(profile);
const optionOf = (type: string) => {
	const option = options.find((candidate) => candidate.type === type);
	if (!option) throw new Error(`No option of type ${type}`);
	return option;
};
const sumOf = (rows: readonly (readonly number[])[], column: number) =>
	Math.round(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) * 100) / 100;

test("a loan has the same totals by year and by month, and a final balance of zero", () => {
	const schedule = amortisationSchedule(7995, optionOf("loan").apr, 48);
	const years = loanRows(schedule, false).rows;
	const months = loanRows(schedule, true).rows;
	expect([years.length, months.length]).toEqual([4, 48]);
	for (const column of [1, 2, 3]) expect(sumOf(years, column)).toBe(sumOf(months, column));
	expect(sumOf(months, 2)).toBe(7995);
	expect([years.at(-1)?.at(-1), months.at(-1)?.at(-1)]).toEqual([0, 0]);
});

test("the rows of a lease add up to the sum of its payments", () => {
	const lease = optionOf("lease");
	for (const isMonthly of [false, true]) {
		const { rows } = leaseRows(lease, isMonthly);
		expect(sumOf(rows, 1)).toBe(rows.at(-1)?.at(-1));
		expect(sumOf(rows, 1)).toBeCloseTo(lease.monthlyPayment * 48, 2);
	}
});

test("the text for a spreadsheet has plain numbers separated by tabs", () => {
	expect(spreadsheetText(["Year", "Payment"], [[1, 1944.8]])).toBe("Year\tPayment\n1\t1944.80");
});
