import type { FinancingOption } from "./financing-option.js";
import { type FinancingProfile, validateProfile } from "./financing-profile.js";
import { assertNoIssues } from "./input/invalid-input-error.js";
import { roundToCents } from "./money.js";
import { leaseOffers } from "./options/business-lease.js";
import { cashOffer } from "./options/cash-purchase.js";
import { loanOffers } from "./options/loans.js";
import type { Offer } from "./options/offer.js";
import { type FinancingRate, validateRates } from "./rates/financing-rate.js";
import { rateOffers } from "./rates/rate-offers.js";

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
	assertNoIssues([...validateProfile(profile), ...(rates ? validateRates(rates) : [])]);
	const offers = rates
		? rateOffers(profile, rates)
		: [...loanOffers(profile), ...leaseOffers(profile)];
	offers.push(cashOffer(profile));
	return offers.sort((a, b) => b.score - a.score).map(toFinancingOption);
}

function toFinancingOption({ kind, terms, score, rate }: Offer): FinancingOption {
	return {
		id: kind.id,
		name: kind.name,
		type: kind.type,
		apr: terms.apr,
		term: terms.term,
		monthlyPayment: roundToCents(terms.monthlyPayment),
		totalCost: roundToCents(terms.totalCost),
		downPayment: roundToCents(terms.downPayment),
		provider: kind.provider,
		features: [...kind.features],
		bestFor: [...kind.bestFor],
		score,
		...(rate && { rate }),
		...(terms.balloonPayment && { balloonPayment: roundToCents(terms.balloonPayment) }),
	};
}
