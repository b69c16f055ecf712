import { defaultFinancingProfile, recommendFinancing } from "@nev/financing";
import type { FinancingDeal } from "@nev/widgets";
import { dealOffers } from "@nev/widgets/internal";
import { expect, it } from "vitest";
import { financingSummary } from "./financing-summary.js";

const deal: FinancingDeal = {
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

function summaryOf(optionType: "loan" | "lease" | "cash", requestedDeal = deal): string {
	const option = dealOffers(requestedDeal).find(({ type }) => type === optionType);
	if (!option) throw new Error(`There is no ${optionType}.`);
	return financingSummary(option, requestedDeal);
}

it("states a loan's terms with its annual percentage rate", () => {
	expect(summaryOf("loan")).toMatch(
		/^I would like to apply for: .+\.\nVehicle price \$8,995\.00, \$1,000\.00 down, 60 months, 7\.99% APR, estimated at \$[\d.]+ a month, \$10,724\.29 total\.\nCredit score about 700, personal use\.$/,
	);
});

it("states a lender's rate, with its balloon payment", () => {
	const rate = { lender: "Ally", minCreditScore: 660, maxCreditScore: 850, term: 60, apr: 4.99 };
	const [option] = recommendFinancing(deal, [{ ...rate, balloonPercent: 30 }]);
	if (!option) throw new Error("There is no option.");
	expect(financingSummary(option, deal)).toContain(
		"I would like to apply for: 4.99% APR balloon loan from Ally.\nVehicle price $8,995.00, $1,000.00 down, 60 months, 4.99% APR, estimated at $115.56 a month and $2,398.50 with the last payment, $10,332.16 total.",
	);
});

it("states a promotion with its conditions and its last day, and all decimals of its rate", () => {
	const rate = { lender: "Ally", minCreditScore: 660, maxCreditScore: 850, term: 60, apr: 6.745 };
	const offer = { conditions: "New vehicles with 10% down", endsOn: "2027-01-31" };
	const [option] = recommendFinancing(deal, [{ ...rate, ...offer }]);
	if (!option) throw new Error("There is no option.");
	const lines = financingSummary(option, deal).split("\n");
	expect(lines[0]).toContain("6.745% APR loan from Ally");
	expect(lines[1]).toContain("60 months, 6.745% APR");
	expect(lines.slice(2, 4)).toEqual([
		"Conditions: New vehicles with 10% down",
		"Offered until January 31, 2027.",
	]);
});

it("names the vehicle if the numbers are for its price", () => {
	const [option] = dealOffers(deal);
	if (!option) throw new Error("There is no option.");
	const vehicle = { name: "Forester 4", price: deal.vehiclePrice };
	expect(financingSummary(option, deal, vehicle)).toMatch(
		/^I would like to apply for: [\w ()-]+, for the Forester 4\.\n/,
	);
	const another = { ...vehicle, price: 13_295 };
	expect(financingSummary(option, deal, another)).toBe(financingSummary(option, deal));
});

it("never calls a lease's rate an APR", () => {
	expect(summaryOf("lease")).toContain("rate 2.5%");
	expect(summaryOf("lease")).not.toContain("APR");
});

it("states the price of a cash purchase", () => {
	expect(summaryOf("cash")).toMatch(/\nVehicle price \$8,995\.00, paid in cash\.$/);
});

it("states the payment with a trade-in, tax and fees, how they are paid, and the payment before", () => {
	const dealWithExtras = {
		...deal,
		tradeInAllowance: 2000,
		tradeInOwed: 500.5,
		taxRate: 6,
		dealerFees: 150,
	};
	expect(summaryOf("loan", dealWithExtras)).toContain(
		"$1,000.00 down, 60 months, 7.99% APR, estimated at $145.66 a month, $9,739.33 total.\nIncluded: a trade-in worth $2,000.00, of which $500.50 is still owed; sales tax of 6%; fees of $150.00; tax and fees added to the loan. Before these: $162.07 a month.\n",
	);
	const dealPaidAtSigning = { ...deal, registrationFees: 80, chargesPaid: "at-signing" } as const;
	expect(summaryOf("loan", dealPaidAtSigning)).toContain(
		"\nIncluded: fees of $80.00; tax and fees paid at signing. Before these: $162.07 a month.\n",
	);
	expect(summaryOf("cash", dealWithExtras)).toMatch(
		/paid in cash, \$8,185\.20 total\.\nIncluded: .+; fees of \$150\.00\. Before these: \$8,995\.00\.$/,
	);
	expect(summaryOf("lease", dealWithExtras)).toMatch(
		/at \$108\.69 a month.+\nNot included: .+; fees of \$150\.00\.\n/,
	);
});
