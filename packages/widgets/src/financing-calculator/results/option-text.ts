import type { Disclosure, FinancingOption } from "@nev/financing";
import { formatDollars, formatMessage } from "../../messages/index.js";
import type { OptionWords, ResultsMessages } from "../messages/results-messages.js";
import { formatRate } from "../words.js";

/** What an option says of itself in the widget's language. */
export function optionWords(
	messages: ResultsMessages,
	option: FinancingOption,
): Required<OptionWords> {
	const { name, provider, features, bestFor } = option;
	return { name, provider, features, bestFor, ...messages.options[option.id] };
}

/** What a disclosure says in the widget's language. */
export function disclosureText(
	messages: ResultsMessages,
	locale: string,
	{ code, data, text }: Disclosure,
): string {
	const translated = messages.disclosureTexts[code];
	if (!translated) return text;
	const values: Record<string, string> = {};
	for (const [name, value] of Object.entries<number>(data)) {
		if (name === "numberOfPayments") {
			values.payments = formatMessage(locale, messages.payments, { count: value });
		} else if (name === "apr" || name === "rate") values[name] = formatRate(locale, value);
		else values[name] = formatDollars(locale, value);
	}
	return formatMessage(locale, translated, values);
}
