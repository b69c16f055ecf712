/** What a vehicle is bought for (specification, section 3). */
export type FinancingUsage = "personal" | "business" | "commercial";

/** What a visitor tells the calculator (specification, section 3). */
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
