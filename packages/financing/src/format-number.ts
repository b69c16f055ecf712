/*
 * A page's first `Intl.NumberFormat` takes Chromium 10 to 20 ms, and four times that on a phone. What an
 * American page shows from its start does without it.
 */

import { centsOrRate } from "./cents-or-rate.js";

/** The options of `Intl.NumberFormat` that `formatNumber` knows. A currency has its short symbol. */
type NumberOptions = Pick<
	Intl.NumberFormatOptions,
	"style" | "currency" | "unit" | "unitDisplay" | "minimumFractionDigits" | "maximumFractionDigits"
> & { readonly currencyDisplay?: "narrowSymbol" };

/**
 * Formats a number for display.
 *
 * @param locale a BCP 47 language tag
 *
 * @example formatNumber("en-US", 1200) // "1,200"
 */
export function formatNumber(locale: string, value: number, options?: NumberOptions): string {
	return (
		(locale === "en-US" && americanNumber(value, options)) ||
		new Intl.NumberFormat(locale, options).format(value)
	);
}

/** Numbers, dollars, road distances and rates, as `Intl.NumberFormat` writes them. */
function americanNumber(value: number, options: NumberOptions = {}): string | undefined {
	const { style, currency, unit, unitDisplay, maximumFractionDigits, minimumFractionDigits } =
		options;
	if (!(value >= 0 && value <= Number.MAX_SAFE_INTEGER)) return undefined;
	if (unit === "mile" && unitDisplay !== "narrow" && maximumFractionDigits !== undefined) {
		const miles = Number(value.toFixed(maximumFractionDigits));
		const name = miles === 1 ? "mile" : "miles";
		return `${grouped(miles)} ${unitDisplay === "long" ? name : "mi"}`;
	}
	if (!Number.isInteger(value) || minimumFractionDigits) {
		return centsOrRate(value, options, grouped);
	}
	if (style === undefined) return grouped(value);
	return currency === "USD" ? `$${grouped(value)}` : undefined;
}

function grouped(value: number | string): string {
	return String(value).replace(/\B(?=(\d{3})+\b)/g, ",");
}
