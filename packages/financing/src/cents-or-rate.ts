/**
 * Dollars with cents, and a rate such as 5.49% or 6.745%, as `Intl.NumberFormat` writes them in American English.
 * Undefined for all else. The script tag is smaller without it and replaces this file.
 */
export function centsOrRate(
	value: number,
	{ style, currency, minimumFractionDigits, maximumFractionDigits }: Intl.NumberFormatOptions,
	grouped: (number: string | number) => string,
): string | undefined {
	const isRate = style === "percent";
	const exact = isRate ? value * 100 : value;
	const decimals = isRate ? 3 : 2;
	const text = exact.toFixed(decimals);
	// `toFixed` and `Intl.NumberFormat` differ about what lies between two cents.
	if (maximumFractionDigits !== decimals || Math.abs(Number(text) - exact) > 1e-9) return undefined;
	if (isRate && !minimumFractionDigits) return `${grouped(Number(text))}%`;
	return currency === "USD" && minimumFractionDigits === 2 ? `$${grouped(text)}` : undefined;
}
