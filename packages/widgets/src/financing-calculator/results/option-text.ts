import { type Disclosure, type FinancingOption, isLoanAmount, loanAmounts } from "@nev/financing";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { formatRate } from "../deal/amount-text.js";
import type { CalculatorMessages, OptionTexts } from "../messages.js";

/** The texts of an option in the widget's language. */
export function optionTexts(
	messages: CalculatorMessages,
	option: FinancingOption,
): Required<OptionTexts> {
	const { name, provider, features, bestFor } = option;
	return { name, provider, features, bestFor, ...messages.options[option.id] };
}

/** Says of an amount that no loan is made for what loans run to. */
export function loanAmountNote(
	locale: string,
	{ otherLoanAmount }: CalculatorMessages,
	amount: number,
): string | undefined {
	if (isLoanAmount(amount)) return undefined;
	return formatMessage(locale, otherLoanAmount, {
		least: formatDollars(locale, loanAmounts.least),
		most: formatDollars(locale, loanAmounts.most),
		amount: formatDollars(locale, amount),
	});
}

/** The text of a disclosure in the widget's language. */
export function disclosureText(
	locale: string,
	messages: CalculatorMessages,
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
