/** A few units in the last place: what binary fractions add to or take from a half cent. */
const roundingNoise = 1 + 2 ** -50;

/** A number of whole cents, half a cent up. */
export function toCents(dollars: number): number {
	return Math.round(dollars * 100 * roundingNoise) + 0;
}

/** US dollars to the nearest cent, half a cent up, never minus zero. */
export function roundToCents(dollars: number): number {
	return toCents(dollars) / 100;
}
