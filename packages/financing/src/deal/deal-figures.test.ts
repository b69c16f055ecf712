import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDeal, startingDeal, validDeal, wildDeal } from "../../test/deals.js";
import { answersOrRefuses } from "../../test/finite.js";
import { anyProfile } from "../../test/profiles.js";
import { InvalidInputError } from "../input/invalid-input-error.js";
import { recommendFinancing } from "../recommend-financing.js";
import type { Deal } from "./deal.js";
import { dealFigures } from "./deal-figures.js";

function figuresWith(changes: Partial<Deal>) {
	return dealFigures({ ...startingDeal, ...changes });
}

describe("dealFigures", () => {
	it("without extras finances the price less the down payment", () => {
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
			fc.property(anyProfile, (profile) => {
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

	it("takes a trade-in's equity off the loan", () => {
		expect(figuresWith({ tradeIn: { allowance: 2500, owed: 500 } })).toMatchObject({
			tradeInEquity: 2000,
			amountFinanced: 5995,
			dueAtSigning: 1000,
		});
	});

	it("rolls negative equity into the loan", () => {
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
		// The tax goes by the allowance of 2,500, whatever is owed on the trade-in.
		const tradeIn = { allowance: 2500, owed: 500 };
		expect(figuresWith({ tradeIn, salesTax: { rate: 6, base, paid } })).toMatchObject({
			salesTax,
			amountFinanced: financed,
			dueAtSigning: due,
		});
	});

	it("taxes nothing where the trade-in is worth more than the price", () => {
		const tradeIn = { allowance: 10000, owed: 10000 };
		const salesTax = { rate: 6, base: "price-less-trade-in", paid: "financed" } as const;
		expect(figuresWith({ tradeIn, salesTax }).salesTax).toBe(0);
	});

	it("finances a fee or asks for it at signing", () => {
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

	it("finances nothing where down payment and trade-in exceed the price", () => {
		const tradeIn = { allowance: 8495, owed: 0 };
		expect(figuresWith({ tradeIn })).toMatchObject({
			amountFinanced: 0,
			monthlyPayment: 0,
			dueAtSigning: 500,
			cashBack: 0,
			totalCost: 500,
		});
	});

	it("hands back what a trade-in is worth beyond everything due", () => {
		const tradeIn = { allowance: 10000, owed: 0 };
		expect(figuresWith({ tradeIn })).toMatchObject({
			dueAtSigning: 0,
			cashBack: 1005,
			totalCost: -1005,
		});
	});

	it("loses and invents no cent: what comes in is what is asked", () => {
		fc.assert(
			fc.property(anyDeal, (deal) => {
				const figures = dealFigures(deal);
				const asked = deal.vehiclePrice + figures.salesTax + figures.fees + figures.cashBack;
				const given = figures.amountFinanced + figures.dueAtSigning + figures.tradeInEquity;
				expect(given).toBeCloseTo(asked, 6);
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
	])("refuses %o: %s is %s", (changes, field, code) => {
		expect(() => figuresWith(changes)).toThrow(InvalidInputError);
		expect(() => figuresWith(changes)).toThrow(
			expect.objectContaining({ issues: [expect.objectContaining({ field, code })] }),
		);
	});

	it("answers any numbers with finite figures or a typed error", () => {
		fc.assert(fc.property(wildDeal, (deal) => answersOrRefuses(() => dealFigures(deal))));
	});

	it("answers everything that the rules accept with finite figures", () => {
		fc.assert(
			fc.property(validDeal, (deal) => {
				for (const figure of Object.values(dealFigures(deal)))
					expect(figure).toSatisfy(Number.isFinite);
			}),
		);
	});
});
