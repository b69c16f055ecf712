/**
 * The number that a visitor has typed, in the way of their language: with or without a dollar sign
 * and thousands separators. NaN where it is none, or where it has more decimals than allowed, since
 * "8.995" may stand for two very different prices.
 *
 * @example parseAmount("en-US", "$8,995.50") // 8995.5
 */
export const parseAmount = (locale: string, text: string): number =>
	parseNumber(locale, text, "$", 2);

/** The percentage that a visitor has typed; some counties' sales taxes have three decimals. */
export const parsePercent = (locale: string, text: string): number =>
	parseNumber(locale, text, "%", 3);

function parseNumber(locale: string, text: string, unit: "$" | "%", decimals: number): number {
	const { group, decimal } = separatorsOf(locale);
	const whole = `\\d*|\\d{1,3}(?:[${group}'’\\s]\\d{3})+`;
	const number = `(${whole})(?:[${decimal}](\\d{0,${decimals}}))?`;
	const written = new RegExp(`^(?=.*\\d)([-−]?)\\s*[${unit}]?\\s*${number}\\s*[${unit}]?$`);
	const [, sign, digits = "", fraction = ""] = written.exec(text.trim()) ?? [];
	if (sign === undefined) return Number.NaN;
	const size = Number(`${digits.replace(/\D/g, "")}.${fraction || 0}`);
	// Not minus zero, which would be shown with its sign.
	return sign && size > 0 ? -size : size;
}

/** An amount as it stands in a field: without separators, with both cents or none. */
export function amountText(locale: string, amount: number): string {
	const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
	return text.replace(".", separatorsOf(locale).decimal);
}

/** A percentage as it stands in a field. */
export function percentText(locale: string, percent: number): string {
	return String(percent).replace(".", separatorsOf(locale).decimal);
}

function separatorsOf(locale: string): { group: string; decimal: string } {
	const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5);
	const decimal = parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
	return { decimal, group: decimal === "," ? "." : "," };
}
