import type { LoaderSeed } from "@nev/widgets";

/**
 * A seed as the text that a route's loader returns. A page holds it in a string within a string, where
 * each double quotation mark of JSON takes four characters. So they are exchanged with single ones.
 */
export function writeSeedText(seed: LoaderSeed): string {
	return exchangeQuotes(JSON.stringify(seed));
}

/** Reads what `writeSeedText` wrote. */
export function readSeedText(text: string): LoaderSeed {
	return JSON.parse(exchangeQuotes(text));
}

function exchangeQuotes(text: string): string {
	return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
}
