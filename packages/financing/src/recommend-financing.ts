import type { FinancingOption } from "./financing-option.js";
import { type FinancingProfile, validateProfile } from "./financing-profile.js";
import { assertNoIssues } from "./input/invalid-input-error.js";
import { cashOffer } from "./options/cash-purchase.js";
import type { FinancingRate } from "./rates/financing-rate.js";
import { rateOffers } from "./rates/rate-offers.js";
import { validateRates } from "./rates/validate-rates.js";
import { rankOffers, recommendExamples } from "./recommend-examples.js";

/**
 * The financing options that a profile qualifies for, best match first (specification, sections 4
 * and 9). Options with the same score keep the order of the specification's list: loans, lease, cash.
 * Scores are calculated from unrounded figures; then each option's amounts are rounded to cents. Every
 * call returns a new list.
 *
 * With a dealer's own rates, the loans are theirs, one for each rate that fits, and there are none of the
 * specification's, not even if no rate fits ({@link nearestRates} says what would). Nor is there its lease:
 * only what is actually available may be advertised (12 CFR 1026.24(a), 1013.7(a)). Cash stays. Rates that
 * have ended are left out before, by {@link currentRates}.
 *
 * @param rates the dealer's own; an empty list is a dealer that offers no loan
 * @throws {InvalidInputError} if {@link validateProfile} finds an issue, or a number of a rate is invalid;
 * fields as in `rates.0.apr`
 *
 * @example
 * const [recommended] = recommendFinancing({
 * 	vehiclePrice: 8995,
 * 	creditScore: 700,
 * 	downPayment: 1000,
 * 	monthlyBudget: 300,
 * 	preferredTerm: 60,
 * 	usage: "personal",
 * 	taxBenefit: false,
 * });
 * recommended.name; // "Standard Loan"
 */
export function recommendFinancing(
	profile: FinancingProfile,
	rates?: readonly FinancingRate[] | undefined,
): FinancingOption[] {
	assertNoIssues([...validateProfile(profile), ...validateRates(rates ?? [])]);
	if (!rates) return recommendExamples(profile);
	return rankOffers([...rateOffers(profile, rates), cashOffer(profile)]);
}
