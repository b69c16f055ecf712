import type { FinancingProfile } from "./financing-profile.js";

/** The credit scores that the calculator offers (specification, section 5). */
export const creditScores = [800, 750, 700, 650, 600, 550] as const;

/** The terms that the calculator offers, in months (specification, section 5). */
export const financingTerms = [36, 48, 60, 72, 84] as const;

/** The profile that the calculator starts from (specification, section 3). */
export const defaultFinancingProfile: FinancingProfile = {
	vehiclePrice: 8995,
	creditScore: 700,
	downPayment: 1000,
	monthlyBudget: 300,
	preferredTerm: 60,
	usage: "personal",
	taxBenefit: false,
};
