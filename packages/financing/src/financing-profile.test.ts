import { expect, it } from "vitest";
import { creditScores, defaultFinancingProfile, financingTerms } from "./financing-profile.js";
import { recommendFinancing } from "./recommend-financing.js";

it("has the default profile of the specification", () => {
	expect(defaultFinancingProfile).toEqual({
		vehiclePrice: 8995,
		creditScore: 700,
		downPayment: 1000,
		monthlyBudget: 300,
		preferredTerm: 60,
		usage: "personal",
		taxBenefit: false,
	});
});

it("has the credit scores and terms of the specification", () => {
	expect(creditScores).toEqual([800, 750, 700, 650, 600, 550]);
	expect(financingTerms).toEqual([36, 48, 60, 72, 84]);
});

it("has options with exactly the fields of the specification, section 3", () => {
	const [option] = recommendFinancing(defaultFinancingProfile);
	expect(Object.keys(option ?? {}).sort()).toEqual(
		"apr, bestFor, downPayment, features, id, monthlyPayment, name, provider, score, term, totalCost, type".split(
			", ",
		),
	);
});
