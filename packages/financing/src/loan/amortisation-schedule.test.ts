import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDouble, dollars } from "../../test/arbitraries.js";
import { returnsFiniteOrThrows } from "../../test/returns-finite-or-throws.js";
import { amortisationSchedule } from "./amortisation-schedule.js";
import { monthlyPayment } from "./monthly-payment.js";

const typicalLoan = fc.record({
	principal: dollars(100, 100_000),
	apr: fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100),
	months: fc.integer({ min: 1, max: 120 }),
});

function sum(amounts: number[]): number {
	return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
}

describe("amortisationSchedule", () => {
	it("charges 112.97 interest on 2,500 at 8.24 % over 12 months; unrounded it is 112.98", () => {
		const schedule = amortisationSchedule(2500, 8.24, 12);
		expect(schedule.monthlyPayment).toBe(217.75);
		expect(schedule.finalPayment).toBe(217.72);
		expect(schedule.totalInterest).toBe(112.97);
		expect(schedule.months[0]).toEqual({
			month: 1,
			payment: 217.75,
			principal: 200.58,
			interest: 17.17,
			balance: 2299.42,
		});
		expect(schedule.months).toHaveLength(12);
	});

	it("splits a loan without interest into equal payments", () => {
		const { months, totalInterest, roundingDifference } = amortisationSchedule(15000, 0, 60);
		expect(months.every(({ payment, interest }) => payment === 250 && interest === 0)).toBe(true);
		expect(totalInterest).toBe(0);
		expect(roundingDifference).toBe(0);
	});

	it("pays the remaining balance with the last payment", () => {
		const { monthlyPayment, finalPayment } = amortisationSchedule(100, 0, 3);
		expect([monthlyPayment, finalPayment]).toEqual([33.33, 33.34]);
	});

	it("never charges more than is owed", () => {
		const { months, finalPayment } = amortisationSchedule(0.5, 0, 84);
		expect(months.map(({ balance }) => balance).every((balance) => balance >= 0)).toBe(true);
		expect(finalPayment).toBe(0);
	});

	it("sums months into years; the last year may be shorter", () => {
		const { months, years } = amortisationSchedule(8000, 7.99, 30);
		expect(years.map(({ year }) => year)).toEqual([1, 2, 3]);
		expect(years[1]?.interest).toBe(sum(months.slice(12, 24).map(({ interest }) => interest)));
		expect(years[2]?.payment).toBe(sum(months.slice(24).map(({ payment }) => payment)));
		expect(years.map(({ balance }) => balance)).toEqual([
			months[11]?.balance,
			months[23]?.balance,
			0,
		]);
	});

	it("rejects a term of zero months", () => {
		expect(() => amortisationSchedule(8000, 7.99, 0)).toThrow("months must be above zero");
	});

	it("repays the principal to the cent and ends at exactly zero", () => {
		fc.assert(
			fc.property(typicalLoan, ({ principal, apr, months }) => {
				const schedule = amortisationSchedule(principal, apr, months);
				expect(schedule.months.at(-1)?.balance).toBe(0);
				expect(schedule.years.at(-1)?.balance).toBe(0);
				expect(sum(schedule.months.map((row) => row.principal))).toBe(principal);
				expect(sum(schedule.months.map((row) => row.interest))).toBe(schedule.totalInterest);
				expect(sum(schedule.years.map((row) => row.payment))).toBe(schedule.totalOfPayments);
			}),
		);
	});

	it("splits every payment into principal and interest without a remainder", () => {
		fc.assert(
			fc.property(typicalLoan, ({ principal, apr, months }) => {
				let balance = principal;
				for (const row of amortisationSchedule(principal, apr, months).months) {
					expect(sum([row.principal, row.interest])).toBe(row.payment);
					expect(sum([balance, -row.principal])).toBe(row.balance);
					balance = row.balance;
				}
			}),
		);
	});

	it("equals the unrounded total plus the rounding difference", () => {
		fc.assert(
			fc.property(typicalLoan, ({ principal, apr, months }) => {
				const { totalOfPayments, roundingDifference } = amortisationSchedule(
					principal,
					apr,
					months,
				);
				const unrounded = monthlyPayment(principal, apr, months) * months;
				expect(unrounded + roundingDifference).toBeCloseTo(totalOfPayments, 6);
			}),
		);
	});

	it("reaches zero within a cent with the unrounded payment", () => {
		fc.assert(
			fc.property(typicalLoan, ({ principal, apr, months }) => {
				const payment = monthlyPayment(principal, apr, months);
				let balance = principal;
				for (let month = 0; month < months; month++) {
					balance += (balance * apr) / 1200 - payment;
				}
				expect(Math.abs(balance)).toBeLessThan(0.01);
			}),
		);
	});

	it("returns finite figures or throws a typed error for any numbers", () => {
		fc.assert(
			fc.property(anyDouble, anyDouble, anyDouble, (principal, apr, months) =>
				returnsFiniteOrThrows(() => amortisationSchedule(principal, apr, months)),
			),
		);
		fc.assert(
			fc.property(
				fc.double({ min: 0, max: 1e9, noNaN: true }),
				fc.double({ min: 0, max: 1000, noNaN: true }),
				fc.integer({ min: 1, max: 600 }),
				(principal, apr, months) =>
					returnsFiniteOrThrows(() => amortisationSchedule(principal, apr, months)),
			),
		);
	});
});
