import type { InputIssue } from "./input/invalid-input-error.js";
import {
	amountRule,
	creditScoreRule,
	priceRule,
	termRule,
	validateNumbers,
} from "./input/number-rules.js";

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

const profileRules = {
	vehiclePrice: priceRule,
	creditScore: creditScoreRule,
	downPayment: amountRule,
	monthlyBudget: amountRule,
	preferredTerm: termRule,
};

const usages: readonly FinancingUsage[] = ["personal", "business", "commercial"];

/**
 * Returns what is invalid in a profile, by field and code. The list is empty if the profile is valid.
 *
 * Validation is our addition to the specification (section 5), so that an invalid number shows a
 * message at its field and not NaN. A budget or a down payment of zero is valid, a price of zero is
 * not, and the term is a whole number of months.
 *
 * @example
 * validateProfile({ ...profile, vehiclePrice: 0 }); // [{ field: "vehiclePrice", code: "zero" }]
 */
export function validateProfile(profile: FinancingProfile): InputIssue<keyof FinancingProfile>[] {
	const issues: InputIssue<keyof FinancingProfile>[] = validateNumbers(profile, profileRules);
	if (!usages.includes(profile.usage)) issues.push({ field: "usage", code: "not-a-choice" });
	if (typeof profile.taxBenefit !== "boolean") {
		issues.push({ field: "taxBenefit", code: "not-a-choice" });
	}
	return issues;
}
