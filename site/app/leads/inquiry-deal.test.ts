import { describeDeal, inquiryDealSchema } from "@nev/contract";
import { defaultFinancingProfile, recommendFinancing } from "@nev/financing";
import type { FinancingDeal } from "@nev/widgets";
import { dealOffers } from "@nev/widgets/internal";
import { expect, it } from "vitest";
import { inquiryDealOf } from "./inquiry-deal.js";

const plain: FinancingDeal = {
	...defaultFinancingProfile,
	taxBenefit: true,
	tradeInAllowance: 0,
	tradeInOwed: 0,
	taxRate: 0,
	taxBase: "price",
	registrationFees: 0,
	dealerFees: 0,
	chargesPaid: "financed",
};
const extras = {
	...{ tradeInAllowance: 2000, tradeInOwed: 500.5, taxRate: 6.25 },
	...{ registrationFees: 80, dealerFees: 150 },
};

function sent(id: string, changes: Partial<FinancingDeal> = {}) {
	const deal = { ...plain, ...changes };
	const option = dealOffers(deal).find((offer) => offer.id === id);
	if (!option) throw new Error(`There is no ${id}.`);
	return inquiryDealOf(option, deal);
}

it.each([
	["standard-loan", {}],
	["standard-loan", extras],
	["standard-loan", { ...extras, tradeInAllowance: 8_000 }],
	["prime-loan", { creditScore: 800, vehiclePrice: 1_000_000_000, dealerFees: 1_000_000_000 }],
	["business-lease", extras],
	["cash", extras],
	["cash", { tradeInAllowance: 1_000_000 }],
] as const)("of a %s with %j is what the API takes", (id, changes) => {
	const deal = sent(id, changes);
	expect(inquiryDealSchema.parse(deal)).toEqual(deal);
});

it("has the figures that the calculator shows, with the total", () => {
	expect(sent("standard-loan")).toMatchObject({ monthlyPayment: 162.07, totalCost: 10724.29 });
	expect(sent("standard-loan", extras)).toMatchObject({
		...{ monthlyPayment: 147.73, totalCost: 9863.99 },
		...{ tradeIn: { allowance: 2000, owed: 500.5 }, taxRate: 6.25, fees: 230 },
	});
});

it("keeps the monthly budget to itself, and the credit score where no rate depends on it", () => {
	expect(sent("standard-loan").link).toBe(
		"financing=1&price=8995&credit=700&down=1000&term=60&use=personal&tax-benefit=yes",
	);
	expect(sent("business-lease").link).not.toContain("credit");
	expect(sent("cash").link).toBe("financing=1&price=8995");
	const rows = describeDeal(sent("cash")).map(([label]) => label);
	expect(rows).toEqual(["Way to pay", "Total cost", "Vehicle price"]);
});

it("has the lender of a rate, its APR, conditions, last day and balloon payment", () => {
	const rate = { lender: "Ally", minCreditScore: 660, maxCreditScore: 850, term: 60, apr: 4.99 };
	const offer = { conditions: "New vehicles with 10% down", endsOn: "2027-01-31" };
	const [option] = recommendFinancing(plain, [{ ...rate, ...offer, balloonPercent: 30 }]);
	if (!option) throw new Error("There is no option.");
	const deal = inquiryDealOf(option, plain);
	expect(inquiryDealSchema.parse(deal)).toEqual(deal);
	expect(deal).toMatchObject({
		...{ program: "4.99% APR balloon loan from Ally", lender: "Ally", apr: 4.99 },
		...{ monthlyPayment: 115.56, balloonPayment: 2398.5, ...offer },
	});
});
