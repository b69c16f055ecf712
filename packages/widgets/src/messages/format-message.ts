import { formatNumber } from "@nev/financing";

/**
 * A message with a text for each plural form of its language. English has `one` and `other`, Polish,
 * Russian and Arabic have more (Unicode CLDR, plural rules). A missing form uses `other`.
 */
export interface PluralMessage extends Partial<Record<Intl.LDMLPluralRule, string>> {
	one: string;
	other: string;
}

type Values = Readonly<Record<string, string | number>>;

/**
 * Replaces a message's placeholders. Numbers are formatted for the locale. Of a plural message, the
 * locale's plural rules for `values.count` select the text.
 *
 * @example formatMessage("en", { one: "{count} dealer", other: "{count} dealers" }, { count: 1200 })
 * // "1,200 dealers"
 */
export function formatMessage(
	locale: string,
	message: string | PluralMessage,
	values: Values = {},
): string {
	const text = typeof message === "string" ? message : selectPlural(locale, message, values.count);
	return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
		const value = values[name];
		if (value === undefined) return placeholder;
		return typeof value === "number" ? formatNumber(locale, value) : value;
	});
}

function selectPlural(locale: string, message: PluralMessage, count: string | number = 0): string {
	return message[new Intl.PluralRules(locale).select(Number(count))] ?? message.other;
}
