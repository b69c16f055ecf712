import type { FinancingProfile, FinancingUsage } from "../financing-profile.js";
import { type InputIssue, numberIssues } from "./invalid-input-error.js";
import { amountRule, creditScoreRule, priceRule, termRule } from "./number-rule.js";

const profileRules = {
	vehiclePrice: priceRule,
	creditScore: creditScoreRule,
	downPayment: amountRule,
	monthlyBudget: amountRule,
	preferredTerm: termRule,
};

const usages: readonly FinancingUsage[] = ["personal", "business", "commercial"];

/**
 * Says what is wrong with a profile, by field and code; an empty list where nothing is.
 *
 * The specification has no validation (section 5); DESIGN.md departs from it so that a wrong number
 * gets a message at its field and never a NaN. A budget or a down payment of zero is valid, a price
 * of zero is not, and the term is a whole number of months.
 *
 * @example
 * validateProfile({ ...profile, vehiclePrice: 0 }); // [{ field: "vehiclePrice", code: "zero" }]
 */
export function validateProfile(profile: FinancingProfile): InputIssue<keyof FinancingProfile>[] {
	const issues: InputIssue<keyof FinancingProfile>[] = numberIssues(profile, profileRules);
	if (!usages.includes(profile.usage)) issues.push({ field: "usage", code: "not-a-choice" });
	if (typeof profile.taxBenefit !== "boolean") {
		issues.push({ field: "taxBenefit", code: "not-a-choice" });
	}
	return issues;
}
