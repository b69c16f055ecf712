import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDeal, wildDeal } from "../../test/deals.js";
import { answersOrRefuses } from "../../test/finite.js";
import { anyNumber, dollars } from "../../test/profiles.js";
import { monthlyPayment } from "../loan/monthly-payment.js";
import { budgetToPrice } from "./budget-to-price.js";
import { dealFigures } from "./deal-figures.js";

const starting = { monthlyBudget: 250, downPayment: 1000, apr: 0, term: 60 };

describe("budgetToPrice", () => {
	it("adds the down payment to what the budget repays", () => {
		expect(budgetToPrice(starting)).toBe(16000);
	});

	it("finds the price that a payment came from", () => {
		const monthlyBudget = monthlyPayment(7995, 7.99, 60);
		expect(budgetToPrice({ ...starting, apr: 7.99, monthlyBudget })).toBe(8995);
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
	] as const)("counts %o", (extras, price) => {
		expect(budgetToPrice({ ...starting, ...extras })).toBe(price);
	});

	it("is the down payment where there is no budget for payments", () => {
		expect(budgetToPrice({ ...starting, monthlyBudget: 0 })).toBe(1000);
	});

	it("is zero where negative equity alone exceeds the budget", () => {
		expect(budgetToPrice({ ...starting, tradeIn: { allowance: 0, owed: 20000 } })).toBe(0);
	});

	it("is the highest: the payment fits, and a cent more does not", () => {
		fc.assert(
			fc.property(anyDeal, dollars(0, 3000), (deal, monthlyBudget) => {
				const vehiclePrice = budgetToPrice({ ...deal, monthlyBudget });
				const payment = (price: number) => {
					const { amountFinanced } = dealFigures({ ...deal, vehiclePrice: price });
					return monthlyPayment(amountFinanced, deal.apr, deal.term);
				};
				if (vehiclePrice > 0) expect(payment(vehiclePrice)).toBeLessThanOrEqual(monthlyBudget);
				const aCentMore = Math.round(vehiclePrice * 100 + 1) / 100;
				expect(payment(aCentMore)).toBeGreaterThan(monthlyBudget);
			}),
		);
	});

	it("never falls when the budget rises", () => {
		fc.assert(
			fc.property(anyDeal, dollars(0, 3000), dollars(0, 3000), (deal, one, other) => {
				const price = (monthlyBudget: number) => budgetToPrice({ ...deal, monthlyBudget });
				expect(price(Math.min(one, other))).toBeLessThanOrEqual(price(Math.max(one, other)));
			}),
		);
	});

	it("refuses a budget that is no amount", () => {
		expect(() => budgetToPrice({ ...starting, monthlyBudget: -1 })).toThrow(
			"monthlyBudget must not be negative",
		);
	});

	it("answers any numbers with a finite price or a typed error", () => {
		fc.assert(
			fc.property(wildDeal, anyNumber, (deal, monthlyBudget) =>
				answersOrRefuses(() => budgetToPrice({ ...deal, monthlyBudget })),
			),
		);
		fc.assert(
			fc.property(
				fc.double({ min: 0, max: 1e9, noNaN: true }),
				fc.double({ min: 0, max: 1e9, noNaN: true }),
				fc.double({ min: 0, max: 1000, noNaN: true }),
				fc.integer({ min: 1, max: 600 }),
				(monthlyBudget, downPayment, apr, term) =>
					answersOrRefuses(() => budgetToPrice({ monthlyBudget, downPayment, apr, term })),
			),
		);
	});
});
