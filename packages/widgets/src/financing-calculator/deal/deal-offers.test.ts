import { recommendFinancing } from "@nev/financing";
import { expect, test } from "vitest";
import { withOffers } from "../rates/rates-of.js";
import { readRates } from "../rates/read-rates.js";
import { beforeExtras, dealOffers, loansFor, statedDownPayment } from "./deal-offers.js";
import { defaultDeal, type FinancingDeal } from "./financing-deal.js";

const business: FinancingDeal = { ...defaultDeal, vehiclePrice: 13_295, usage: "business" };
const extras: Partial<FinancingDeal> = {
	tradeInAllowance: 3000,
	tradeInOwed: 500,
	taxRate: 6,
	registrationFees: 80,
	dealerFees: 420,
	taxBase: "price-less-trade-in",
};

function offerOf(id: string, changes: Partial<FinancingDeal> = {}) {
	const offer = dealOffers({ ...business, ...changes }).find((one) => one.id === id);
	if (!offer) throw new Error(`There is no ${id}.`);
	return offer;
}

test("without trade-in, tax and fees, the offers are the specification's", () => {
	expect(dealOffers(business)).toEqual(recommendFinancing(business));
	expect(beforeExtras(offerOf("standard-loan"), business)).toBeUndefined();
});

test("a loan's payment, total and down payment include them, and its score and rank do not", () => {
	const deal = { ...business, ...extras };
	const loan = offerOf("standard-loan", extras);
	// 13,295 and 617.70 of tax and 500 of fees, less 2,500 for the trade-in and 1,000 down.
	expect(loan).toMatchObject({ monthlyPayment: 221.22, totalCost: 14273.08, downPayment: 3500 });
	expect(beforeExtras(loan, deal)).toEqual(offerOf("standard-loan"));
	const ranks = (offers: ReturnType<typeof dealOffers>) =>
		offers.map(({ id, score }) => [id, score]);
	expect(ranks(dealOffers(deal))).toEqual(ranks(dealOffers(business)));
});

test("cash includes them, and a lease does not", () => {
	expect(offerOf("cash", extras)).toMatchObject({
		...{ monthlyPayment: 0, totalCost: 11_912.7, downPayment: 11_912.7 },
	});
	const lease = offerOf("business-lease", extras);
	expect(lease).toEqual(offerOf("business-lease"));
	expect(beforeExtras(lease, { ...business, ...extras })).toBeUndefined();
});

test("a trade-in that pays for the vehicle leaves no loan", () => {
	const offers = dealOffers({ ...business, tradeInAllowance: 20_000 });
	expect(offers.map(({ id, totalCost }) => [id, totalCost])).toEqual([
		["business-lease", expect.any(Number)],
		["cash", 0],
	]);
});

test("a trade-in one cent short of the vehicle leaves no loan, since nothing is due in any month", () => {
	const offers = dealOffers({ ...business, tradeInAllowance: 12_294.99 });
	expect(offers.map(({ type }) => type)).toEqual(["lease", "cash"]);
});

test("the loans that a budget can be spent on do not depend on the trade-in", () => {
	const loans = loansFor({ ...business, tradeInAllowance: 20_000 });
	expect(loans.map(({ id }) => id)).toEqual(["standard-loan", "fair-credit-loan"]);
});

test.each([
	{ deal: {}, expected: 1000 },
	{ deal: { tradeInAllowance: 2000, tradeInOwed: 500 }, expected: 2500 },
	{ deal: { tradeInAllowance: 2000, tradeInOwed: 2500 }, expected: 1000 },
	{ deal: { taxRate: 6, dealerFees: 150, chargesPaid: "at-signing" }, expected: 1000 },
] as const)("the stated down payment of a deal with $deal is $expected", ({ deal, expected }) => {
	expect(statedDownPayment({ ...defaultDeal, ...deal })).toBe(expected);
});

test("a dealer's own loan includes them, also in its balloon payment", () => {
	const rate = { lender: "Ally", minCreditScore: 300, maxCreditScore: 850, term: 60, apr: 4.99 };
	const offered = withOffers(readRates([{ ...rate, balloonPercent: 30 }, rate]));
	const deal = { ...defaultDeal, dealerFees: 1000 };
	const [balloon, loan] = dealOffers(deal, offered).filter((option) => option.rate);
	// 8,995 and 1,000 of fees, less 1,000 down.
	expect([balloon, loan].map((option) => option?.balloonPayment)).toEqual([2698.5, undefined]);
	const before = balloon && beforeExtras(balloon, deal);
	expect(before).toMatchObject({ monthlyPayment: 115.56, balloonPayment: 2398.5 });
	expect(loansFor(deal, offered)).toHaveLength(2);
	expect(dealOffers(deal, withOffers(readRates([]))).map(({ id }) => id)).toEqual(["cash"]);
	expect(dealOffers(deal, { status: "failed" }).map(({ id }) => id)).toEqual(["cash"]);
});
