import { financingTerms } from "@nev/financing";

/** What the words say of loans; the financing rules give it. */
export interface Financing {
	/** Months. */
	readonly shortestTerm: number;
	/** Months. */
	readonly longestTerm: number;
	/** Percent a year. */
	readonly lowestApr: number;
	/** Percent a year. */
	readonly highestApr: number;
}

/**
 * The terms of the calculator, with the lowest and the highest of the annual percentage rates that
 * its loans have.
 *
 * @throws {RangeError} where there is no rate
 * @example
 * const profiles = creditScores.map((creditScore) => ({ ...defaultFinancingProfile, creditScore }));
 * const loans = profiles.flatMap(recommendFinancing).filter(({ type }) => type === "loan");
 * financingOf(loans.map(({ apr }) => apr)); // 36 to 84 months, 4.99 to 12.99 percent
 */
export function financingFromRates(loanAprs: readonly number[]): Financing {
	if (loanAprs.length === 0) throw new RangeError("Give the rate of at least one loan.");
	return {
		shortestTerm: Math.min(...financingTerms),
		longestTerm: Math.max(...financingTerms),
		lowestApr: Math.min(...loanAprs),
		highestApr: Math.max(...loanAprs),
	};
}
