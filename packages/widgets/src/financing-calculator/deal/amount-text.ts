/**
 * The number that a visitor has typed, in the way of their language: with or without a dollar sign
 * and thousands separators. NaN where it is none, or where it has more decimals than allowed, since
 * "8.995" may stand for two very different prices.
 *
 * @example parseAmount("en-US", "$8,995.50") // 8995.5
 */
export function parseAmount(locale: string, text: string, decimals = 2): number {
	const { group, decimal } = separatorsOf(locale);
	const plain = text.replace(/[\s$%]/g, "").replace("−", "-");
	const whole = `\\d*|\\d{1,3}(?:[${group}'’]\\d{3})+`;
	const written = new RegExp(`^(?=.*\\d)(-?)(${whole})(?:[${decimal}](\\d{0,${decimals}}))?$`);
	const [, sign, digits = "", fraction = ""] = written.exec(plain) ?? [];
	return sign === undefined
		? Number.NaN
		: // Not minus zero, which would be shown with its sign.
			Number(`${sign}${digits.replace(/\D/g, "")}.${fraction || 0}`) + 0;
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
