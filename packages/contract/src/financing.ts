import * as z from "zod/mini";

/** What a visitor tells the financing calculator (specification, section 3). */
export const financingProfileSchema = z.object({
	/** US dollars. */
	vehiclePrice: z.number(),
	creditScore: z.number(),
	/** US dollars. */
	downPayment: z.number(),
	/** US dollars a month. */
	monthlyBudget: z.number(),
	/** Months. */
	preferredTerm: z.number(),
	usage: z.enum(["personal", "business", "commercial"]),
	taxBenefit: z.boolean(),
});

export type FinancingProfile = z.infer<typeof financingProfileSchema>;

/** One way to pay for a vehicle (specification, section 3). */
export const financingOptionSchema = z.object({
	id: z.string(),
	name: z.string(),
	type: z.enum(["loan", "lease", "cash"]),
	/** Percent a year; 0 for cash. */
	apr: z.number(),
	/** Months; 0 for cash. */
	term: z.number(),
	/** US dollars; 0 for cash. */
	monthlyPayment: z.number(),
	/** US dollars: every payment and the down payment. */
	totalCost: z.number(),
	/** US dollars. */
	downPayment: z.number(),
	provider: z.string(),
	features: z.array(z.string()),
	bestFor: z.array(z.string()),
	/** Match with the profile, 0 to 100. */
	score: z.number(),
});

export type FinancingOption = z.infer<typeof financingOptionSchema>;
