import { formatNumber } from "@nev/financing";

/**
 * Parses an amount in US dollars as a visitor types it, with or without a dollar sign and thousands
 * separators. Returns NaN if the text is not a number or has more than two decimals: "8.995" could
 * mean two very different prices.
 *
 * @example parseAmount("en-US", "$8,995.50") // 8995.5
 */
export const parseAmount = (locale: string, text: string): number =>
	parseNumber(locale, text, "$", 2);

/** Parses the page's price, as programs write it or as people do: `12995`, `$12,995`. NaN if it is not a price. */
export const parsePrice = (value: unknown): number =>
	Number(value) || parseAmount("en-US", `${value}`);

/** Parses a percentage with up to three decimals, since some counties' sales taxes have three. */
export const parsePercent = (locale: string, text: string): number =>
	parseNumber(locale, text, "%", 3);

function parseNumber(locale: string, text: string, unit: "$" | "%", maxDecimals: number): number {
	const { group, decimal } = separatorsOf(locale);
	const integer = `\\d*|\\d{1,3}(?:[${group}'’\\s]\\d{3})+`;
	const number = `(${integer})(?:[${decimal}](\\d{0,${maxDecimals}}))?`;
	const pattern = new RegExp(`^(?=.*\\d)([-−]?)\\s*[${unit}]?\\s*${number}\\s*[${unit}]?$`);
	const [, sign, digits = "", fraction = ""] = pattern.exec(text.trim()) ?? [];
	if (sign === undefined) return Number.NaN;
	const size = Number(`${digits.replace(/\D/g, "")}.${fraction || 0}`);
	// Not minus zero, which would be displayed with its sign.
	return sign && size > 0 ? -size : size;
}

/**
 * An amount as text for a field: no thousands separators, and two decimals or none. A text that a page
 * without types passes instead, such as `$12,995`, stays as if it was typed.
 */
export function amountText(locale: string, amount: number): string {
	const number = String(amount).trim() === "" ? Number.NaN : Number(amount);
	if (Number.isNaN(number)) return typeof amount === "string" ? amount : "";
	const text = Number.isInteger(number) ? String(number) : number.toFixed(2);
	return text.replace(".", separatorsOf(locale).decimal);
}

/** A percentage as text for a field. */
export function percentText(locale: string, percent: number): string {
	return Number.isNaN(percent) ? "" : String(percent).replace(".", separatorsOf(locale).decimal);
}

/** A rate to read, such as 4.99%. */
export function formatRate(locale: string, percent: number): string {
	return formatNumber(locale, percent / 100, { style: "percent", maximumFractionDigits: 2 });
}

function separatorsOf(locale: string): { group: string; decimal: string } {
	// Not for the fields that an American page shows first: its first `Intl.NumberFormat` is slow.
	const hasComma =
		locale !== "en-US" &&
		new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ",");
	return hasComma ? { decimal: ",", group: "." } : { decimal: ".", group: "," };
}
