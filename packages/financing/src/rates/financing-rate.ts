import type { FinancingProfile } from "../financing-profile.js";
import { type InputIssue, prefixIssues } from "../input/invalid-input-error.js";
import {
	aprRule,
	balloonRule,
	creditScoreRule,
	termRule,
	validateNumbers,
} from "../input/number-rules.js";

/** One rate of a lender, as a dealer may advertise it. */
export interface FinancingRate {
	/** "Desert Schools Credit Union". */
	readonly lender: string;
	/** The lowest credit score that it is for. */
	readonly minCreditScore: number;
	/** The highest credit score that it is for. */
	readonly maxCreditScore: number;
	/** Months. */
	readonly term: number;
	/** Percent a year. */
	readonly apr: number;
	/** Why it is lower than usual, and for whom. Shown with it. */
	readonly conditions?: string;
	/** The last day on which it is offered: "2027-01-31". */
	readonly endsOn?: string;
	/** Percent of the amount financed that is due with the last payment, in addition to it. */
	readonly balloonPercent?: number;
}

/** Whom a rate is for. */
type RateProfile = Pick<FinancingProfile, "creditScore" | "preferredTerm">;

const rateRules = {
	minCreditScore: creditScoreRule,
	maxCreditScore: creditScoreRule,
	term: termRule,
	apr: aprRule,
	balloonPercent: balloonRule,
};

/** Returns the numbers of rates that are invalid, with fields as in `rates.0.apr`. */
export function validateRates(rates: readonly FinancingRate[]): InputIssue[] {
	return rates.flatMap((rate, index) =>
		prefixIssues(
			`rates.${index}`,
			validateNumbers({ ...rate, balloonPercent: rate.balloonPercent ?? 0 }, rateRules),
		),
	);
}

/** Whether a rate is for this credit score and this term. */
export function fitsRate(
	{ creditScore, preferredTerm }: RateProfile,
	rate: FinancingRate,
): boolean {
	const { minCreditScore, maxCreditScore, term } = rate;
	return term === preferredTerm && minCreditScore <= creditScore && creditScore <= maxCreditScore;
}

/**
 * The rates that are still offered. The last day of a rate is one of them.
 *
 * @param today the day where the buyer is: "2027-01-31"
 */
export function currentRates(rates: readonly FinancingRate[], today: string): FinancingRate[] {
	return rates.filter(({ endsOn = today }) => endsOn >= today);
}

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
