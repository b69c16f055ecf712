import { type FinancingRate, fitsRate, type RateProfile } from "./financing-rate.js";

/** What would have to be different for a rate to fit. */
export interface NearestRates {
	/** The terms that there are rates for at this credit score, in months, shortest first. */
	readonly terms: readonly number[];
	/** The lowest credit score above this one that there is a rate for at this term. */
	readonly creditScore?: number;
}

/**
 * What would fit where no rate does.
 *
 * @example nearestRates({ creditScore: 600, preferredTerm: 36 }, rates); // { terms: [60, 72], creditScore: 660 }
 */
export function nearestRates(
	{ creditScore, preferredTerm }: RateProfile,
	rates: readonly FinancingRate[],
): NearestRates {
	const terms = rates
		.filter((rate) => fitsRate({ creditScore, preferredTerm: rate.term }, rate))
		.map(({ term }) => term);
	const scores = rates
		.filter((rate) => rate.term === preferredTerm && rate.minCreditScore > creditScore)
		.map((rate) => rate.minCreditScore);
	return {
		terms: [...new Set(terms)].sort((a, b) => a - b),
		...(scores.length > 0 && { creditScore: Math.min(...scores) }),
	};
}
