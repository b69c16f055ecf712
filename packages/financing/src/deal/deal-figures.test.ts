import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzedDeal, typicalDeal, typicalProfile, validDeal } from "../../test/arbitraries.js";
import { returnsFiniteOrThrows } from "../../test/returns-finite-or-throws.js";
import { InvalidInputError } from "../input/invalid-input-error.js";
import { recommendFinancing } from "../recommend-financing.js";
import type { Deal } from "./deal.js";
import { dealFigures } from "./deal-figures.js";

/** The standard loan of the calculator's default profile. */
const defaultDeal: Deal = { vehiclePrice: 8995, downPayment: 1000, apr: 7.99, term: 60 };

function figuresWith(changes: Partial<Deal>) {
	return dealFigures({ ...defaultDeal, ...changes });
}

describe("dealFigures", () => {
	it("finances the price minus the down payment if there are no extras", () => {
		expect(figuresWith({})).toEqual({
			tradeInEquity: 0,
			salesTax: 0,
			fees: 0,
			amountFinanced: 7995,
			dueAtSigning: 1000,
			cashBack: 0,
			monthlyPayment: 162.07,
			totalOfPayments: 9724.29,
			totalInterest: 1729.29,
			totalCost: 10724.29,
		});
	});

	it("agrees with every loan of recommendFinancing at its APR and term", () => {
		fc.assert(
			fc.property(typicalProfile, (profile) => {
				const { vehiclePrice, downPayment } = profile;
				for (const option of recommendFinancing(profile)) {
					if (option.type !== "loan") continue;
					const { apr, term } = option;
					const figures = dealFigures({ vehiclePrice, downPayment, apr, term });
					expect(figures.monthlyPayment).toBe(option.monthlyPayment);
					expect(figures.totalCost).toBe(option.totalCost);
				}
			}),
		);
	});

	it("subtracts a trade-in's equity from the loan", () => {
		expect(figuresWith({ tradeIn: { allowance: 2500, owed: 500 } })).toMatchObject({
			tradeInEquity: 2000,
			amountFinanced: 5995,
			dueAtSigning: 1000,
		});
	});

	it("adds negative equity to the loan", () => {
		expect(figuresWith({ tradeIn: { allowance: 2000, owed: 2500 } })).toMatchObject({
			tradeInEquity: -500,
			amountFinanced: 8495,
			dueAtSigning: 1000,
		});
	});

	it.each([
		{ base: "price", paid: "financed", salesTax: 539.7, financed: 6534.7, due: 1000 },
		{ base: "price", paid: "at-signing", salesTax: 539.7, financed: 5995, due: 1539.7 },
		{ base: "price-less-trade-in", paid: "financed", salesTax: 389.7, financed: 6384.7, due: 1000 },
		{
			base: "price-less-trade-in",
			paid: "at-signing",
			salesTax: 389.7,
			financed: 5995,
			due: 1389.7,
		},
	] as const)("taxes 6 % of the $base, $paid", ({ base, paid, salesTax, financed, due }) => {
		// The tax depends on the allowance of 2,500, not on the amount owed on the trade-in.
		const tradeIn = { allowance: 2500, owed: 500 };
		expect(figuresWith({ tradeIn, salesTax: { rate: 6, base, paid } })).toMatchObject({
			salesTax,
			amountFinanced: financed,
			dueAtSigning: due,
		});
	});

	it("charges no tax if the trade-in is worth more than the price", () => {
		const tradeIn = { allowance: 10000, owed: 10000 };
		const salesTax = { rate: 6, base: "price-less-trade-in", paid: "financed" } as const;
		expect(figuresWith({ tradeIn, salesTax }).salesTax).toBe(0);
	});

	it("finances a fee or charges it at signing", () => {
		const fees = [
			{ amount: 150, paid: "financed" },
			{ amount: 85.5, paid: "at-signing" },
			{ amount: 20, paid: "at-signing" },
		] as const;
		expect(figuresWith({ fees })).toMatchObject({
			fees: 255.5,
			amountFinanced: 8145,
			dueAtSigning: 1105.5,
		});
	});

	it("finances nothing if down payment and trade-in exceed the price", () => {
		const tradeIn = { allowance: 8495, owed: 0 };
		expect(figuresWith({ tradeIn })).toMatchObject({
			amountFinanced: 0,
			monthlyPayment: 0,
			dueAtSigning: 500,
			cashBack: 0,
			totalCost: 500,
		});
	});

	it("pays back the value of a trade-in beyond everything due", () => {
		const tradeIn = { allowance: 10000, owed: 0 };
		expect(figuresWith({ tradeIn })).toMatchObject({
			dueAtSigning: 0,
			cashBack: 1005,
			totalCost: -1005,
		});
	});

	it("balances: loan, amount due at signing and equity cover price, charges and cash back", () => {
		fc.assert(
			fc.property(typicalDeal, (deal) => {
				const figures = dealFigures(deal);
				const costs = deal.vehiclePrice + figures.salesTax + figures.fees + figures.cashBack;
				const sources = figures.amountFinanced + figures.dueAtSigning + figures.tradeInEquity;
				expect(sources).toBeCloseTo(costs, 6);
				expect(Math.min(figures.amountFinanced, figures.dueAtSigning)).toBeGreaterThanOrEqual(0);
			}),
		);
	});

	it.each<[Partial<Deal>, string, string]>([
		[{ vehiclePrice: 0 }, "vehiclePrice", "zero"],
		[{ term: 0 }, "term", "zero"],
		[{ apr: Number.NaN }, "apr", "not-a-number"],
		[{ tradeIn: { allowance: -1, owed: 0 } }, "tradeIn.allowance", "negative"],
		[{ tradeIn: { allowance: 0, owed: Infinity } }, "tradeIn.owed", "not-a-number"],
		[{ salesTax: { rate: 101, base: "price", paid: "financed" } }, "salesTax.rate", "too-large"],
		[
			{ salesTax: { rate: 6, base: "price", paid: "later" as "financed" } },
			"salesTax.paid",
			"not-a-choice",
		],
		[
			{ salesTax: { rate: 6, base: "all" as "price", paid: "financed" } },
			"salesTax.base",
			"not-a-choice",
		],
		[
			{
				fees: [
					{ amount: 1, paid: "financed" },
					{ amount: -1, paid: "financed" },
				],
			},
			"fees.1.amount",
			"negative",
		],
		[{ fees: [{ amount: 1, paid: "never" as "financed" }] }, "fees.0.paid", "not-a-choice"],
	])("rejects %o: %s is %s", (changes, field, code) => {
		expect(() => figuresWith(changes)).toThrow(InvalidInputError);
		expect(() => figuresWith(changes)).toThrow(
			expect.objectContaining({ issues: [expect.objectContaining({ field, code })] }),
		);
	});

	it("returns finite figures or throws a typed error for any numbers", () => {
		fc.assert(fc.property(fuzzedDeal, (deal) => returnsFiniteOrThrows(() => dealFigures(deal))));
	});

	it("returns finite figures for every valid deal", () => {
		fc.assert(
			fc.property(validDeal, (deal) => {
				for (const figure of Object.values(dealFigures(deal)))
					expect(figure).toSatisfy(Number.isFinite);
			}),
		);
	});
});
