import type { FinancingRate } from "../../financing-rate.js";

/** What an operator should look at: the place of a rate in its list, and why. */
export interface DoubtfulRate {
	readonly index: number;
	readonly kind: "ended" | "overlap";
	/** Of an overlap: the place of the earlier rate. */
	readonly other?: number;
}

/**
 * The rates of a list that visitors no longer see, and those of one lender and term whose credit scores overlap
 * those of an earlier one on the same conditions. Neither is refused: a list is made for months, and a lender may
 * have two loans.
 *
 * @param today as `2027-01-31`
 */
export function findDoubtfulRates(rates: readonly FinancingRate[], today: string): DoubtfulRate[] {
	return rates.flatMap((rate, index): DoubtfulRate[] => {
		if (hasEnded(rate, today)) return [{ index, kind: "ended" }];
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
