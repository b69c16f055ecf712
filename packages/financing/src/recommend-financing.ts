import type { FinancingOption } from "./financing-option.js";
import { type FinancingProfile, validateProfile } from "./financing-profile.js";
import { assertNoIssues } from "./input/invalid-input-error.js";
import { roundToCents } from "./money.js";
import { leaseOffers } from "./options/business-lease.js";
import { cashOffer } from "./options/cash-purchase.js";
import { loanOffers } from "./options/loans.js";
import type { Offer } from "./options/offer.js";

/**
 * The financing options that a profile qualifies for, best match first (specification, sections 4
 * and 9). Options with the same score keep the order of the specification's list: loans, lease, cash.
 * Scores are calculated from unrounded figures; then each option's amounts are rounded to cents. Every
 * call returns a new list.
 *
 * @throws {InvalidInputError} if {@link validateProfile} finds an issue
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
export function recommendFinancing(profile: FinancingProfile): FinancingOption[] {
	assertNoIssues(validateProfile(profile));
	const offers = [...loanOffers(profile), ...leaseOffers(profile), cashOffer(profile)];
	return offers.sort((a, b) => b.score - a.score).map(toFinancingOption);
}

function toFinancingOption({ kind, terms, score }: Offer): FinancingOption {
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
	};
}
