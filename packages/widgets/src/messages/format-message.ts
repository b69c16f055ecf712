/** A message in one or two numbers, chosen by the language's plural rules: `{ one, other }`. */
export interface PluralMessage {
	one: string;
	other: string;
}

type Values = Readonly<Record<string, string | number>>;

/**
 * Fills a message's placeholders; numbers are written the language's way.
 *
 * @example formatMessage("en", { one: "{count} dealer", other: "{count} dealers" }, { count: 1200 })
 * // "1,200 dealers"
 */
export function formatMessage(
	locale: string,
	message: string | PluralMessage,
	values: Values = {},
): string {
	const text = typeof message === "string" ? message : choose(locale, message, values.count);
	return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
		const value = values[name];
		if (value === undefined) return placeholder;
		return typeof value === "number" ? new Intl.NumberFormat(locale).format(value) : value;
	});
}

function choose(locale: string, message: PluralMessage, count: string | number = 0): string {
	const rule = new Intl.PluralRules(locale).select(Number(count));
	return rule === "one" ? message.one : message.other;
}
