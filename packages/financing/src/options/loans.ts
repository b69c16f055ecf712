import type { FinancingProfile } from "../financing-profile.js";
import { amortisedPayment, balloonOf } from "../loan/monthly-payment.js";
import { matchScore } from "../match/match-score.js";
import type { FinancingRate } from "../rates/financing-rate.js";
import type { Offer, OfferKind } from "./offer.js";

/** Minimum credit scores of the three loans (specification, section 9). */
const minPrimeScore = 750;
const minStandardScore = 650;
const minFairCreditScore = 580;

/** Percent a year (specification, section 9). */
const primeApr = 4.99;
const standardAprs = { prime: 6.49, default: 7.99 };
const fairCreditAprs = { standard: 9.99, default: 12.99 };

const primeLoan: OfferKind = {
	id: "prime-loan",
	name: "Prime Loan",
	type: "loan",
	provider: "Bank or credit union",
	features: ["Lowest rate of our three loans", "Same payment every month", "You own the vehicle"],
	bestFor: ["Credit scores of 750 or more", "Paying little interest"],
};

const standardLoan: OfferKind = {
	id: "standard-loan",
	name: "Standard Loan",
	type: "loan",
	provider: "Bank or finance company",
	features: [
		"Lower rate for credit scores of 750 or more",
		"Same payment every month",
		"You own the vehicle",
	],
	bestFor: ["Credit scores of 650 or more", "Spreading the price over time"],
};

const fairCreditLoan: OfferKind = {
	id: "fair-credit-loan",
	name: "Fair-Credit Loan",
	type: "loan",
	provider: "Specialty finance company",
	features: [
		"Lower rate for credit scores of 650 or more",
		"Same payment every month",
		"You own the vehicle",
	],
	bestFor: ["Credit scores of 580 or more", "Buyers still building their credit"],
};

/**
 * The loans that a profile qualifies for (specification, section 9). Our addition: none if the down
 * payment leaves nothing to finance.
 */
export function loanOffers(profile: FinancingProfile): Offer[] {
	const { creditScore } = profile;
	if (profile.downPayment >= profile.vehiclePrice) return [];
	const offers: Offer[] = [];
	if (creditScore >= minPrimeScore) offers.push(loanOffer(primeLoan, primeApr, profile));
	if (creditScore >= minStandardScore) {
		offers.push(loanOffer(standardLoan, standardLoanApr(creditScore), profile));
	}
	if (creditScore >= minFairCreditScore) {
		offers.push(loanOffer(fairCreditLoan, fairCreditLoanApr(creditScore), profile));
	}
	return offers;
}

/** 6.49 for credit scores of 750 or more, otherwise 7.99 (specification, section 9). */
export function standardLoanApr(creditScore: number): number {
	return creditScore >= minPrimeScore ? standardAprs.prime : standardAprs.default;
}

/** 9.99 for credit scores of 650 or more, otherwise 12.99 (specification, section 9). */
function fairCreditLoanApr(creditScore: number): number {
	return creditScore >= minStandardScore ? fairCreditAprs.standard : fairCreditAprs.default;
}

/** The principal is the vehicle price minus the down payment (specification, section 9). */
export function loanOffer(
	kind: OfferKind,
	apr: number,
	profile: FinancingProfile,
	rate?: FinancingRate,
): Offer {
	const { vehiclePrice, downPayment, preferredTerm: term } = profile;
	const principal = vehiclePrice - downPayment;
	const balloonPercent = rate?.balloonPercent ?? 0;
	const monthlyPayment = amortisedPayment(principal, apr, term, balloonPercent);
	const balloonPayment = balloonOf(principal, balloonPercent);
	const totalCost = monthlyPayment * term + balloonPayment + downPayment;
	return {
		kind,
		terms: {
			...{ apr, term, monthlyPayment, totalCost, downPayment },
			...(balloonPayment > 0 && { balloonPayment }),
		},
		score: matchScore({ apr, term, monthlyPayment }, profile),
		...(rate && { rate }),
	};
}
