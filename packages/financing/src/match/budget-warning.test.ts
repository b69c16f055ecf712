import { describe, expect, it } from "vitest";
import { budgetWarning } from "./budget-warning.js";

describe("budgetWarning (specification, section 8)", () => {
	it.each([
		[300.01, 300, "Monthly payment exceeds your stated budget of $300."],
		[2000, 1300.5, "Monthly payment exceeds your stated budget of $1,300.50."],
		[0.01, 0, "Monthly payment exceeds your stated budget of $0."],
	])("for a payment of %d and a budget of %d is: %s", (monthlyPayment, monthlyBudget, text) => {
		expect(budgetWarning({ monthlyPayment }, { monthlyBudget })).toEqual({
			code: "payment-exceeds-budget",
			amount: monthlyBudget,
			text,
		});
	});

	it.each([
		[300, 300],
		[299.99, 300],
		[0, 0],
	])("is absent for a payment of %d and a budget of %d", (monthlyPayment, monthlyBudget) => {
		expect(budgetWarning({ monthlyPayment }, { monthlyBudget })).toBeUndefined();
	});

	it("rejects a budget of NaN", () => {
		expect(() => budgetWarning({ monthlyPayment: 1 }, { monthlyBudget: Number.NaN })).toThrow(
			"monthlyBudget must be a finite number",
		);
	});
});
