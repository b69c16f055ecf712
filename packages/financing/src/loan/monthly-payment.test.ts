import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDouble, dollars } from "../../test/arbitraries.js";
import { returnsFiniteOrThrows } from "../../test/returns-finite-or-throws.js";
import { InvalidInputError } from "../input/invalid-input-error.js";
import { monthlyPayment } from "./monthly-payment.js";

describe("monthlyPayment", () => {
	it.each([
		{ principal: 15000, apr: 8, months: 60, payment: 304.145914 },
		{ principal: 15000, apr: 0, months: 60, payment: 250 },
		{ principal: 200000, apr: 7.5, months: 180, payment: 1854.0247200054619 },
		{ principal: 100000, apr: 10, months: 24, payment: 4614.49263375167 },
	])("is $payment for $principal at $apr % over $months months", (loan) => {
		expect(monthlyPayment(loan.principal, loan.apr, loan.months)).toBeCloseTo(loan.payment, 6);
	});

	it("agrees with numpy-financial: 2,500 at 8.24 % over 12 months pays 112.98 interest", () => {
		expect(monthlyPayment(2500, 8.24, 12) * 12 - 2500).toBeCloseTo(112.98, 2);
	});

	it("is not rounded", () => {
		const payment = monthlyPayment(7995, 7.99, 60);
		expect(payment).not.toBe(Math.round(payment * 100) / 100);
	});

	it("approaches the payment without interest as the rate approaches zero", () => {
		expect(monthlyPayment(15000, 1e-9, 60)).toBeCloseTo(250, 6);
		expect(monthlyPayment(15000, Number.MIN_VALUE, 60)).toBeCloseTo(250, 6);
	});

	it("includes one month's interest for a term of one month", () => {
		expect(monthlyPayment(1200, 12, 1)).toBeCloseTo(1212, 9);
	});

	it("is zero for a principal of zero", () => {
		expect(monthlyPayment(0, 4.99, 60)).toBe(0);
	});

	it.each([
		{ loan: [15000, 8, 0], issue: { field: "months", code: "zero" } },
		{ loan: [15000, 8, -12], issue: { field: "months", code: "negative" } },
		{ loan: [15000, 8, 12.5], issue: { field: "months", code: "not-whole" } },
		{ loan: [15000, 8, 601], issue: { field: "months", code: "too-large", limit: 600 } },
		{ loan: [15000, -1, 60], issue: { field: "apr", code: "negative" } },
		{ loan: [15000, 1001, 60], issue: { field: "apr", code: "too-large", limit: 1000 } },
		{ loan: [-1, 8, 60], issue: { field: "principal", code: "negative" } },
		{ loan: [Number.NaN, 8, 60], issue: { field: "principal", code: "not-a-number" } },
		{ loan: [Infinity, 8, 60], issue: { field: "principal", code: "not-a-number" } },
	] as const)("rejects $loan: $issue.field $issue.code", ({ loan, issue }) => {
		const [principal, apr, months] = loan;
		expect(() => monthlyPayment(principal, apr, months)).toThrow(InvalidInputError);
		expect(() => monthlyPayment(principal, apr, months)).toThrow(
			expect.objectContaining({ issues: [issue] }),
		);
	});

	it("rises with the principal and the rate, and falls with the term", () => {
		const loan = fc.record({
			principal: dollars(1, 100_000),
			apr: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
			months: fc.integer({ min: 1, max: 119 }),
		});
		fc.assert(
			fc.property(loan, ({ principal, apr, months }) => {
				const payment = monthlyPayment(principal, apr, months);
				expect(monthlyPayment(principal + 0.01, apr, months)).toBeGreaterThan(payment);
				expect(monthlyPayment(principal, apr + 0.01, months)).toBeGreaterThan(payment);
				expect(monthlyPayment(principal, apr, months + 1)).toBeLessThan(payment);
			}),
		);
	});

	it("returns a finite payment or throws a typed error for any numbers", () => {
		fc.assert(
			fc.property(anyDouble, anyDouble, anyDouble, (principal, apr, months) =>
				returnsFiniteOrThrows(() => monthlyPayment(principal, apr, months)),
			),
		);
	});
});
