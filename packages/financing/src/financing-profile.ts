/** The use a vehicle is bought for (specification, section 3). */
export type FinancingUsage = "personal" | "business" | "commercial";

/** The inputs of the financing calculator (specification, section 3). */
export type FinancingProfile = {
	/** US dollars. */
	vehiclePrice: number;
	creditScore: number;
	/** US dollars. */
	downPayment: number;
	/** US dollars a month. */
	monthlyBudget: number;
	/** Months. */
	preferredTerm: number;
	usage: FinancingUsage;
	taxBenefit: boolean;
};

/** The credit scores that the calculator offers (specification, section 5). */
export const creditScores = [800, 750, 700, 650, 600, 550] as const;

/** The terms that the calculator offers, in months (specification, section 5). */
export const financingTerms = [36, 48, 60, 72, 84] as const;

/** The initial inputs of the calculator (specification, section 3). */
export const defaultFinancingProfile: FinancingProfile = {
	vehiclePrice: 8995,
	creditScore: 700,
	downPayment: 1000,
	monthlyBudget: 300,
	preferredTerm: 60,
	usage: "personal",
	taxBenefit: false,
};
