import { defaultFinancingProfile, recommendFinancing } from "@nev/financing";
import type { FinancingDeal } from "@nev/widgets";
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
const options = recommendFinancing(deal);

function summaryOf(optionType: "loan" | "lease" | "cash", requestedDeal = deal): string {
	const option = options.find(({ type }) => type === optionType);
	if (!option) throw new Error(`There is no ${optionType}.`);
	return financingSummary(option, requestedDeal);
}

it("states a loan's terms with its annual percentage rate", () => {
	expect(summaryOf("loan")).toMatch(
		/^I would like to apply for: .+\.\nVehicle price \$8,995\.00, \$1,000\.00 down, 60 months, 7\.99% APR, estimated at \$[\d.]+ a month, \$10,724\.29 total\.\nCredit score about 700, personal use\.$/,
	);
});

it("names the vehicle if there is one", () => {
	const [option] = options;
	if (!option) throw new Error("There is no option.");
	expect(financingSummary(option, deal, "Forester 4")).toMatch(
		/^I would like to apply for: [\w ()-]+, for the Forester 4\.\n/,
	);
});

it("never calls a lease's rate an APR", () => {
	expect(summaryOf("lease")).toContain("rate 2.5%");
	expect(summaryOf("lease")).not.toContain("APR");
});

it("states the price of a cash purchase", () => {
	expect(summaryOf("cash")).toMatch(/\nVehicle price \$8,995\.00, paid in cash\.$/);
});

it("lists a trade-in, tax and fees, and how they are paid", () => {
	const dealWithExtras = {
		...deal,
		tradeInAllowance: 2000,
		tradeInOwed: 500.5,
		taxRate: 6,
		dealerFees: 150,
	};
	expect(summaryOf("loan", dealWithExtras)).toContain(
		"\nBeside the price: a trade-in worth $2,000.00, of which $500.50 is still owed; sales tax of 6%; fees of $150.00; tax and fees added to the loan.\n",
	);
	const dealPaidAtSigning = { ...deal, registrationFees: 80, chargesPaid: "at-signing" } as const;
	expect(summaryOf("loan", dealPaidAtSigning)).toContain(
		"\nBeside the price: fees of $80.00; tax and fees paid at signing.\n",
	);
	expect(summaryOf("cash", dealWithExtras)).toMatch(/; fees of \$150\.00\.$/);
	expect(summaryOf("lease", dealWithExtras)).toContain("; fees of $150.00.\n");
});
