import { formatNumber } from "./format-number.js";

/**
 * Formats US dollars for display, with cents only if there are any.
 *
 * @param locale a BCP 47 language tag
 *
 * @example
 * formatDollars("en-US", 1300); // "$1,300"
 * formatDollars("en-US", 162.1); // "$162.10"
 * formatDollars("es", 13000); // "13.000 $"
 */
export function formatDollars(locale: string, dollars: number): string {
	return formatNumber(locale, dollars, {
		style: "currency",
		currency: "USD",
		currencyDisplay: "narrowSymbol",
		minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
		maximumFractionDigits: 2,
	});
}
