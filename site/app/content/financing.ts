import { type FinancingRate, financingTerms } from "@nev/financing";

/** The loan figures that the texts state, from the financing rules. */
export interface Financing {
	/** Months. */
	readonly shortestTerm: number;
	/** Months. */
	readonly longestTerm: number;
	/** Percent a year. */
	readonly lowestApr: number;
	/** Percent a year. */
	readonly highestApr: number;
	/**
	 * Whose rates the calculator has instead, if the company has those of lenders. Then the terms are those of their
	 * rates, and there is no lease. Empty if all of them have ended.
	 */
	readonly lenders?: readonly string[] | undefined;
}

/** The figures while the company has rates of lenders: their terms, of which there are none if all have ended. */
export function financingOfLenders(
	examples: Financing,
	rates: readonly Pick<FinancingRate, "lender" | "term">[],
): Financing {
	const terms = rates.map(({ term }) => term);
	return {
		...examples,
		...(terms.length > 0 && { shortestTerm: Math.min(...terms), longestTerm: Math.max(...terms) }),
		lenders: [...new Set(rates.map(({ lender }) => lender))],
	};
}

/**
 * The calculator's range of terms, and the range of the given annual percentage rates.
 *
 * @param loanAprs in percent
 * @throws {RangeError} if no rate is given
 * @example
 * const profiles = creditScores.map((creditScore) => ({ ...defaultFinancingProfile, creditScore }));
 * const loans = profiles.flatMap(recommendFinancing).filter(({ type }) => type === "loan");
 * financingOf(loans.map(({ apr }) => apr)); // 36 to 84 months, 4.99 to 12.99 percent
 */
export function financingFromRates(loanAprs: readonly number[]): Financing {
	if (loanAprs.length === 0) throw new RangeError("Pass the APR of at least one loan.");
	return {
		shortestTerm: Math.min(...financingTerms),
		longestTerm: Math.max(...financingTerms),
		lowestApr: Math.min(...loanAprs),
		highestApr: Math.max(...loanAprs),
	};
}
