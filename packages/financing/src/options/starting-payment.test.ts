import fc from "fast-check";
import { expect, it } from "vitest";
import { anyDouble, dollars, profileWith } from "../../test/arbitraries.js";
import { recommendFinancing } from "../recommend-financing.js";
import { isLoanAmount, loanAmounts, startingPayment } from "./starting-payment.js";

it("states the payment, the total cost and what both assume", () => {
	expect(startingPayment(8995)).toEqual({
		monthlyPayment: 162.07,
		totalCost: 10724.29,
		downPayment: 1000,
		creditScore: 700,
		apr: 7.99,
		term: 60,
	});
});

it("is the lowest payment that the calculator shows for the initial profile, to the cent", () => {
	const { least, most } = loanAmounts;
	fc.assert(
		fc.property(dollars(least + 1000, most + 1000), (vehiclePrice) => {
			const loans = recommendFinancing(profileWith({ vehiclePrice })).filter(
				({ type }) => type === "loan",
			);
			const lowest = loans.toSorted((a, b) => a.monthlyPayment - b.monthlyPayment)[0];
			const { creditScore: _, ...figures } = startingPayment(vehiclePrice) ?? {};
			expect(lowest).toMatchObject(figures);
			expect(figures).toHaveProperty("monthlyPayment");
		}),
	);
});

it.each([
	[5999.99, false],
	[6000, true],
	[21_000, true],
	[21_000.01, false],
	[0, false],
	[Number.NaN, false],
])("at a price of %d, whether there is one: %s", (price, expected) => {
	expect(startingPayment(price) !== undefined).toBe(expected);
});

it("is finite for any number", () => {
	fc.assert(
		fc.property(anyDouble, (price) => {
			const payment = startingPayment(price);
			return !payment || Number.isFinite(payment.monthlyPayment + payment.totalCost);
		}),
	);
	expect([4999.99, 5000, 20_000, 20_000.01].map(isLoanAmount)).toEqual([false, true, true, false]);
});
