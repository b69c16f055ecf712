import type { FinancingProfile } from "../financing-profile.js";

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
export type RateProfile = Pick<FinancingProfile, "creditScore" | "preferredTerm">;

/** Whether a rate is for this credit score and this term. */
export function fitsRate(
	{ creditScore, preferredTerm }: RateProfile,
	rate: FinancingRate,
): boolean {
	const { minCreditScore, maxCreditScore, term } = rate;
	return term === preferredTerm && minCreditScore <= creditScore && creditScore <= maxCreditScore;
}
