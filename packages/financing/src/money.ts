/** Relative error left by a few binary operations on decimal amounts. */
const relativeError = 1e-12;

/** Half a cent in binary can be a few units in the last place too small, and would round down. */
const halfCentCorrection = 1 + 2 ** -50;

/**
 * Whether an amount is at most a limit, with a tolerance for binary arithmetic: $0.90 is within
 * 10 × $0.09, although as doubles it is more.
 */
export function isWithinLimit(amount: number, limit: number): boolean {
	return amount <= limit * (1 + relativeError);
}

/** Converts US dollars to whole cents, rounding half a cent up. */
export function toCents(dollars: number): number {
	return Math.round(dollars * 100 * halfCentCorrection) + 0;
}

/** Rounds US dollars to cents, half a cent up. Never returns minus zero. */
export function roundToCents(dollars: number): number {
	return toCents(dollars) / 100;
}
