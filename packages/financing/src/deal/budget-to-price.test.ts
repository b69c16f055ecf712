import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDouble, dollars, fuzzedDeal, typicalDeal } from "../../test/arbitraries.js";
import { returnsFiniteOrThrows } from "../../test/returns-finite-or-throws.js";
import { monthlyPayment } from "../loan/monthly-payment.js";
import { budgetToPrice } from "./budget-to-price.js";
import { dealFigures } from "./deal-figures.js";

const budget = { monthlyBudget: 250, downPayment: 1000, apr: 0, term: 60 };

describe("budgetToPrice", () => {
	it("is the down payment plus the loan that the budget repays", () => {
		expect(budgetToPrice(budget)).toBe(16000);
	});

	it("inverts monthlyPayment", () => {
		const monthlyBudget = monthlyPayment(7995, 7.99, 60);
		expect(budgetToPrice({ ...budget, apr: 7.99, monthlyBudget })).toBe(8995);
	});

	it.each([
		[{ tradeIn: { allowance: 2000, owed: 500 } }, 17500],
		[{ tradeIn: { allowance: 2000, owed: 3000 } }, 15000],
		[{ fees: [{ amount: 400, paid: "financed" }] }, 15600],
		[{ fees: [{ amount: 400, paid: "at-signing" }] }, 16000],
		[{ salesTax: { rate: 25, base: "price", paid: "financed" } }, 12800],
		[{ salesTax: { rate: 25, base: "price", paid: "at-signing" } }, 16000],
		[
			{
				tradeIn: { allowance: 4000, owed: 0 },
				salesTax: { rate: 25, base: "price-less-trade-in", paid: "financed" },
			},
			16800,
		],
	] as const)("includes %o", (extras, price) => {
		expect(budgetToPrice({ ...budget, ...extras })).toBe(price);
	});

	it("is the down payment if the budget is zero", () => {
		expect(budgetToPrice({ ...budget, monthlyBudget: 0 })).toBe(1000);
	});

	it("is zero if negative equity alone exceeds the budget", () => {
		expect(budgetToPrice({ ...budget, tradeIn: { allowance: 0, owed: 20000 } })).toBe(0);
	});

	it("is the highest price: one cent more exceeds the budget", () => {
		fc.assert(
			fc.property(typicalDeal, dollars(0, 3000), (deal, monthlyBudget) => {
				const vehiclePrice = budgetToPrice({ ...deal, monthlyBudget });
				const payment = (price: number) => {
					const { amountFinanced } = dealFigures({ ...deal, vehiclePrice: price });
					return monthlyPayment(amountFinanced, deal.apr, deal.term);
				};
				if (vehiclePrice > 0) expect(payment(vehiclePrice)).toBeLessThanOrEqual(monthlyBudget);
				const oneCentMore = Math.round(vehiclePrice * 100 + 1) / 100;
				expect(payment(oneCentMore)).toBeGreaterThan(monthlyBudget);
			}),
		);
	});

	it("rejects a negative budget", () => {
		expect(() => budgetToPrice({ ...budget, monthlyBudget: -1 })).toThrow(
			"monthlyBudget must not be negative",
		);
	});

	it("returns a finite price or throws a typed error for any numbers", () => {
		fc.assert(
			fc.property(fuzzedDeal, anyDouble, (deal, monthlyBudget) =>
				returnsFiniteOrThrows(() => budgetToPrice({ ...deal, monthlyBudget })),
			),
		);
		fc.assert(
			fc.property(
				fc.double({ min: 0, max: 1e9, noNaN: true }),
				fc.double({ min: 0, max: 1e9, noNaN: true }),
				fc.double({ min: 0, max: 1000, noNaN: true }),
				fc.integer({ min: 1, max: 600 }),
				(monthlyBudget, downPayment, apr, term) =>
					returnsFiniteOrThrows(() => budgetToPrice({ monthlyBudget, downPayment, apr, term })),
			),
		);
	});
});
