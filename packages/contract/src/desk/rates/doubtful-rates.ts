import type { FinancingRate } from "../../financing-rate.js";

/** What an operator should look at: the place of a rate in its list, and why. */
export interface DoubtfulRate {
	readonly index: number;
	readonly kind: "ended" | "overlap" | "unseen";
	/** Of an overlap: the place of the earlier rate. */
	readonly other?: number;
}

/** The credit scores that visitors can choose in the calculator (specification, section 5). */
export const visitorScores: readonly number[] = [800, 750, 700, 650, 600, 550];

/**
 * The rates of a list that visitors no longer see, those for credit scores that no visitor can choose, and those
 * of one lender and term whose credit scores overlap those of an earlier one on the same conditions. None is
 * refused: a list is made for months, the tiers are the lender's, and a lender may have two loans.
 *
 * @param today as `2027-01-31`
 */
export function findDoubtfulRates(rates: readonly FinancingRate[], today: string): DoubtfulRate[] {
	return rates.flatMap((rate, index): DoubtfulRate[] => {
		if (hasEnded(rate, today)) return [{ index, kind: "ended" }];
		if (!visitorScores.some((score) => isFor(rate, score))) return [{ index, kind: "unseen" }];
		const other = rates.findIndex(
			(earlier, at) => at < index && !hasEnded(earlier, today) && overlaps(earlier, rate),
		);
		return other < 0 ? [] : [{ index, kind: "overlap", other }];
	});
}

/** Whether the last day of a rate is over. */
export function hasEnded({ endsOn }: Pick<FinancingRate, "endsOn">, today: string): boolean {
	return endsOn !== undefined && endsOn < today;
}

function isFor({ minCreditScore, maxCreditScore }: FinancingRate, score: number): boolean {
	return minCreditScore <= score && score <= maxCreditScore;
}

function overlaps(one: FinancingRate, other: FinancingRate): boolean {
	return (
		one.lender.toLowerCase() === other.lender.toLowerCase() &&
		one.term === other.term &&
		one.conditions === other.conditions &&
		one.balloonPercent === other.balloonPercent &&
		one.minCreditScore <= other.maxCreditScore &&
		other.minCreditScore <= one.maxCreditScore
	);
}
