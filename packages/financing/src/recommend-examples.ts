import type { FinancingOption } from "./financing-option.js";
import type { FinancingProfile } from "./financing-profile.js";
import { roundToCents } from "./money.js";
import { leaseOffers } from "./options/business-lease.js";
import { cashOffer } from "./options/cash-purchase.js";
import { loanOffers } from "./options/loans.js";
import type { Offer } from "./options/offer.js";

/** The options of the specification: `recommendFinancing` without a dealer's own rates, for a profile that is already validated. */
export function recommendExamples(profile: FinancingProfile): FinancingOption[] {
	return rankOffers([...loanOffers(profile), ...leaseOffers(profile), cashOffer(profile)]);
}

/** The best match first. Offers with the same score keep their order. */
export function rankOffers(offers: readonly Offer[]): FinancingOption[] {
	return [...offers].sort((a, b) => b.score - a.score).map(toFinancingOption);
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
