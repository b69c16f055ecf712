/**
 * Formats US dollars for a locale, with cents only if there are any.
 *
 * @example formatDollars("en", 8995) // "$8,995"
 */
export function formatDollars(locale: string, dollars: number): string {
	return new Intl.NumberFormat(locale, {
		style: "currency",
		currency: "USD",
		currencyDisplay: "narrowSymbol",
		minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
		maximumFractionDigits: 2,
	}).format(dollars);
}
