import type { FinancingOption } from "./financing-option.js";
import type { FinancingProfile } from "./financing-profile.js";
import { refuse } from "./input/invalid-input-error.js";
import { validateProfile } from "./input/validate-profile.js";
import { roundToCents } from "./money/round-to-cents.js";
import { leaseOffers } from "./options/business-lease.js";
import { cashOffer } from "./options/cash-purchase.js";
import { loanOffers } from "./options/loans.js";
import type { Offer } from "./options/offer.js";

/**
 * Every way to pay that a profile qualifies for, the best match first (specification, sections 4
 * and 9). Ties go to the lower total cost. Scores and ranks are taken from unrounded figures, then
 * each option's money is rounded to the cent. The same profile always gives an equal, fresh list.
 *
 * @throws {InvalidInputError} where {@link validateProfile} finds an issue
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
 * recommended.name; // "Cash Purchase"
 */
export function recommendFinancing(profile: FinancingProfile): FinancingOption[] {
	refuse(validateProfile(profile));
	const offers = [...loanOffers(profile), ...leaseOffers(profile), cashOffer(profile)];
	return offers.sort(byMatch).map(financingOption);
}

function byMatch(a: Offer, b: Offer): number {
	return b.score - a.score || a.terms.totalCost - b.terms.totalCost;
}

function financingOption({ kind, terms, score }: Offer): FinancingOption {
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
