/**
 * Parses a number in plain decimals, such as `-81.8`, or as JavaScript writes one that is nearly zero,
 * `1e-7`. Returns NaN for what else `Number` takes: `0x10`, `1e1`, an empty text.
 */
export function parseDecimal(text: string): number {
	return /^\s*-?(\d+(\.\d+)?|\.\d+)(e-\d+)?\s*$/.test(text) ? Number(text) : Number.NaN;
}
