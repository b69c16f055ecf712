import { recommendFinancing } from "@nev/financing";
import { expect, test } from "vitest";
import { leaseRows, loanRows, scheduleOf, spreadsheetText } from "./schedule-rows.js";

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
	const found = options.find((option) => option.type === type);
	if (!found) throw new Error(type);
	return found;
};
const sumOf = (rows: readonly (readonly number[])[], column: number) =>
	Math.round(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) * 100) / 100;

test("a loan's years and months come to the same, and end at nothing owed", () => {
	const schedule = scheduleOf(profile, optionOf("loan"));
	const years = loanRows(schedule, false).rows;
	const months = loanRows(schedule, true).rows;
	expect([years.length, months.length]).toEqual([4, 48]);
	for (const column of [1, 2, 3]) expect(sumOf(years, column)).toBe(sumOf(months, column));
	expect(sumOf(months, 2)).toBe(7995);
	expect([years.at(-1)?.at(-1), months.at(-1)?.at(-1)]).toEqual([0, 0]);
});

test("a lease's rows add up to all its payments", () => {
	const lease = optionOf("lease");
	for (const isMonthly of [false, true]) {
		const { rows } = leaseRows(lease, isMonthly);
		expect(sumOf(rows, 1)).toBe(rows.at(-1)?.at(-1));
		expect(sumOf(rows, 1)).toBeCloseTo(lease.monthlyPayment * 48, 2);
	}
});

test("a spreadsheet gets plain numbers between tabs", () => {
	expect(spreadsheetText(["Year", "Payment"], [[1, 1944.8]])).toBe("Year\tPayment\n1\t1944.80");
});
