import type { FinancingProfile, FinancingUsage } from "../financing-profile.js";
import type { InputIssue } from "./invalid-input-error.js";
import {
	amountRule,
	creditScoreRule,
	priceRule,
	termRule,
	validateNumbers,
} from "./number-rules.js";

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
