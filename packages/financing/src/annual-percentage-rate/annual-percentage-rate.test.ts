import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDouble, dollars } from "../../test/arbitraries.js";
import { returnsFiniteOrThrows } from "../../test/returns-finite-or-throws.js";
import { InvalidInputError } from "../input/invalid-input-error.js";
import { monthlyPayment } from "../loan/monthly-payment.js";
import { annualPercentageRate } from "./annual-percentage-rate.js";

/** `count` level payments, and optionally an odd first or last one. */
function payments(count: number, amount: number, odd: { first?: number; last?: number } = {}) {
	const level = Array<number>(count).fill(amount);
	if (odd.first !== undefined) level.unshift(odd.first);
	if (odd.last !== undefined) level.push(odd.last);
	return level;
}

describe("annualPercentageRate, by the examples of 12 CFR 1026, appendix J(c)", () => {
	it.each([
		{
			example: "(1)(i) monthly payments, regular first period",
			apr: 9.69,
			transaction: { amountFinanced: 5000, payments: payments(24, 230) },
		},
		{
			example: "(1)(ii) monthly payments, long first period",
			apr: 11.82,
			transaction: {
				amountFinanced: 6000,
				payments: payments(36, 200),
				firstPeriod: { unitPeriods: 1, fraction: 19 / 30 },
			},
		},
		{
			example: "(1)(iii) semimonthly payments, short first period",
			apr: 10.34,
			transaction: {
				amountFinanced: 5000,
				payments: payments(24, 219.17),
				firstPeriod: { unitPeriods: 0, fraction: 6 / 15 },
				unitPeriodsPerYear: 24,
			},
		},
		{
			example: "(1)(iv) quarterly payments, long first period",
			apr: 8.97,
			transaction: {
				amountFinanced: 10000,
				payments: payments(40, 385),
				firstPeriod: { unitPeriods: 1, fraction: 39 / 90 },
				unitPeriodsPerYear: 4,
			},
		},
		{
			example: "(1)(v) weekly payments, long first period",
			apr: 14.96,
			transaction: {
				amountFinanced: 500,
				payments: payments(30, 17.6),
				firstPeriod: { unitPeriods: 4, fraction: 4 / 7 },
				unitPeriodsPerYear: 52,
			},
		},
		{
			example: "(2)(i) odd first payment",
			apr: 10.08,
			transaction: { amountFinanced: 5000, payments: payments(23, 230, { first: 250 }) },
		},
		{
			example: "(2)(ii) payments every 4 weeks, long first period, odd first payment",
			apr: 28.5,
			transaction: {
				amountFinanced: 400,
				payments: payments(11, 38.31, { first: 39.5 }),
				firstPeriod: { unitPeriods: 1, fraction: 5 / 28 },
				unitPeriodsPerYear: 13,
			},
		},
		{
			example: "(3)(i) odd final payment",
			apr: 10.5,
			transaction: { amountFinanced: 5000, payments: payments(23, 230, { last: 280 }) },
		},
		{
			example: "(3)(ii) payments every 2 weeks, short first period, odd final payment",
			apr: 12.22,
			transaction: {
				amountFinanced: 200,
				payments: payments(19, 9.5, { last: 30 }),
				firstPeriod: { unitPeriods: 0, fraction: 8 / 14 },
				unitPeriodsPerYear: 26,
			},
		},
		{
			example: "(4)(i) odd first and final payments",
			apr: 10.9,
			transaction: {
				amountFinanced: 5000,
				payments: payments(22, 230, { first: 250, last: 280 }),
			},
		},
		{
			example: "(4)(ii) payments every 2 months, short first period, odd first and final payments",
			apr: 7.3,
			transaction: {
				amountFinanced: 8000,
				payments: payments(18, 465, { first: 449.36, last: 200 }),
				firstPeriod: { unitPeriods: 0, fraction: 52 / 60 },
				unitPeriodsPerYear: 6,
			},
		},
		{
			example: "(5)(i) single payment, less than a year, in days",
			apr: 11.45,
			transaction: { amountFinanced: 1000, payments: [1080], unitPeriodsPerYear: 365 / 255 },
		},
		{
			example: "(5)(ii) single payment, less than a year, in months",
			apr: 8.8,
			transaction: { amountFinanced: 1000, payments: [1044], unitPeriodsPerYear: 2 },
		},
		{
			example: "(5)(iii) single payment, between one year and two",
			apr: 8.76,
			transaction: {
				amountFinanced: 1000,
				payments: [1135.19],
				firstPeriod: { unitPeriods: 1, fraction: 1 / 2 },
				unitPeriodsPerYear: 1,
			},
		},
		{
			example: "(5)(iv) single payment after two years",
			apr: 11.36,
			transaction: {
				amountFinanced: 1000,
				payments: [1240],
				firstPeriod: { unitPeriods: 2, fraction: 0 },
				unitPeriodsPerYear: 1,
			},
		},
	])("$example: $apr %", ({ transaction, apr }) => {
		expect(Math.round(annualPercentageRate(transaction) * 100) / 100).toBe(apr);
	});
});

describe("annualPercentageRate", () => {
	it("equals the note's rate if nothing is prepaid, and yields the same payment", () => {
		fc.assert(
			fc.property(
				dollars(100, 100_000),
				fc.double({ min: 0, max: 100, noNaN: true }),
				fc.integer({ min: 1, max: 120 }),
				(principal, noteRate, term) => {
					const payment = monthlyPayment(principal, noteRate, term);
					const apr = annualPercentageRate({
						amountFinanced: principal,
						payments: payments(term, payment),
					});
					expect(Math.abs(apr - noteRate)).toBeLessThan(1e-6);
					expect(monthlyPayment(principal, apr, term)).toBeCloseTo(payment, 6);
				},
			),
		);
	});

	it("is zero if the payments add up to the amount financed", () => {
		expect(annualPercentageRate({ amountFinanced: 100, payments: [33.33, 33.33, 33.34] })).toBe(0);
	});

	it.each([
		{ payments: payments(12, 80), field: "totalOfPayments", code: "too-small" },
		{ payments: [], field: "totalOfPayments", code: "too-small" },
		{ payments: [900, Number.NaN, 900], field: "payments.1", code: "not-a-number" },
		{ payments: [900, 900, -1], field: "payments.2", code: "negative" },
		{
			payments: [1100],
			firstPeriod: { unitPeriods: 0, fraction: 0 },
			field: "firstPeriod",
			code: "too-small",
		},
		{
			payments: [1100],
			firstPeriod: { unitPeriods: 0.5, fraction: 0 },
			field: "unitPeriods",
			code: "not-whole",
		},
	])("rejects payments if $field is $code", ({ field, code, ...transaction }) => {
		const calculate = () => annualPercentageRate({ amountFinanced: 1000, ...transaction });
		expect(calculate).toThrow(InvalidInputError);
		expect(calculate).toThrow(
			expect.objectContaining({ issues: [expect.objectContaining({ field, code })] }),
		);
	});

	it("returns a finite rate or throws a typed error for any numbers", () => {
		const firstPeriod = fc.record({ unitPeriods: anyDouble, fraction: anyDouble });
		fc.assert(
			fc.property(
				anyDouble,
				fc.array(anyDouble),
				firstPeriod,
				anyDouble,
				(amountFinanced, payments, firstPeriod, unitPeriodsPerYear) =>
					returnsFiniteOrThrows(() =>
						annualPercentageRate({ amountFinanced, payments, firstPeriod, unitPeriodsPerYear }),
					),
			),
		);
		fc.assert(
			fc.property(
				fc.double({ min: 0.01, max: 1e9, noNaN: true }),
				fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1 }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				(amountFinanced, payments, fraction) =>
					returnsFiniteOrThrows(() =>
						annualPercentageRate({
							amountFinanced,
							payments,
							firstPeriod: { unitPeriods: 0, fraction },
						}),
					),
			),
		);
	});
});
