import { formatNumber } from "@nev/financing";

/**
 * Parses an amount in US dollars as a visitor types it, with or without a dollar sign and thousands
 * separators. A keypad may have the other language's decimal separator only, so "8995,50" is $8,995.50.
 * Returns NaN if the text is not a number or could mean two very different ones: "8.995" in English, and
 * "8,99", which may be the beginning of "8,995".
 *
 * @example parseAmount("en-US", "$8,995.50") // 8995.5
 */
export function parseAmount(locale: string, text: string): number {
	const { group, decimal } = separatorsOf(locale);
	const grouped = (separator: string) => `\\d{1,3}(?:[${separator}'’\\s]\\d{3})+`;
	return parseNumber(
		text,
		"$",
		`(\\d*|${grouped(group)})(?:[${decimal}](\\d{0,2}))?`,
		`(\\d{3,}|${grouped(decimal)})[${group}](\\d{1,2})`,
	);
}

/** Parses the page's price, as programs write it or as people do: `12995`, `$12,995`. NaN if it is not a price. */
export const parsePrice = (value: unknown): number =>
	Number(value) || parseAmount("en-US", `${value}`);

/**
 * Parses a percentage with up to three decimals, since some counties' sales taxes have three. None has
 * thousands, so a point and a comma are both decimal separators.
 */
export const parsePercent = (text: string): number =>
	parseNumber(text, "%", "(\\d*)(?:[.,](\\d{0,3}))?");

/** @param patterns ways to write a number, each with a group for the whole part and one for the decimals */
function parseNumber(text: string, unit: "$" | "%", ...patterns: string[]): number {
	for (const number of patterns) {
		const pattern = new RegExp(`^(?=.*\\d)([-−]?)\\s*[${unit}]?\\s*${number}\\s*[${unit}]?$`);
		const [, sign, digits = "", fraction = ""] = pattern.exec(text.trim()) ?? [];
		if (sign === undefined) continue;
		const size = Number(`${digits.replace(/\D/g, "")}.${fraction || 0}`);
		// Not minus zero, which would be displayed with its sign.
		return sign && size > 0 ? -size : size;
	}
	return Number.NaN;
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

/** A rate to read, with all decimals that an APR may have: 4.99%, 6.745%. */
export function formatRate(locale: string, percent: number): string {
	return formatNumber(locale, percent / 100, { style: "percent", maximumFractionDigits: 3 });
}

function separatorsOf(locale: string): { group: string; decimal: string } {
	// Not for the fields that an American page shows first: its first `Intl.NumberFormat` is slow.
	const hasComma =
		locale !== "en-US" &&
		new Intl.NumberFormat(locale).formatToParts(1.5).some(({ value }) => value === ",");
	return hasComma ? { decimal: ",", group: "." } : { decimal: ".", group: "," };
}
