import { formatNumber } from "@nev/financing";
import { messagesFor, messagesLocale } from "../messages/use-messages.js";
import { inventoryGridTranslations } from "./messages.js";

/**
 * A vehicle's range in the language of the texts. What is no plain number of miles stays as it is.
 *
 * @example rangeText("es-US", "60 miles") // "60 millas"
 */
export function rangeText(locale: string, range: string): string {
	// Not for an American page, whose first `Intl.NumberFormat` is slow.
	if (messagesFor(inventoryGridTranslations, locale) === inventoryGridTranslations.en) return range;
	return range.replace(/^(\d+) miles?$/, (_, miles) =>
		formatNumber(messagesLocale(locale, false), Number(miles), {
			style: "unit",
			unit: "mile",
			unitDisplay: "long",
		}),
	);
}

/** A vehicle's feature in the language of the texts: a number of seats is called as its category is. */
export function featureText(locale: string, feature: string): string {
	const messages = messagesFor(inventoryGridTranslations, locale);
	if (messages === inventoryGridTranslations.en) return feature;
	const names: Readonly<Record<string, string>> = messages.categories;
	return names[feature.replace(/ seats$/, "-seater")] ?? feature;
}
