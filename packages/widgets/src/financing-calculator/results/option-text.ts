import { type Disclosure, type FinancingOption, isLoanAmount, loanAmounts } from "@nev/financing";
import { formatDollars, formatMessage } from "../../messages/index.js";
import { formatRate } from "../deal/amount-text.js";
import type { CalculatorMessages, OptionTexts } from "../messages.js";

/** The texts of an option in the widget's language. */
export function optionTexts(
	locale: string,
	messages: CalculatorMessages,
	{ id, name, provider, features, bestFor, rate }: FinancingOption,
): Required<OptionTexts> {
	const texts = { name, provider, features, bestFor };
	if (!rate) return { ...texts, ...messages.options[id] };
	const { lender, apr, minCreditScore, maxCreditScore, balloonPercent } = rate;
	const values = { lender, rate: formatRate(locale, apr), minCreditScore, maxCreditScore };
	const fill = (text: string) => formatMessage(locale, text, values);
	const own = messages.options[balloonPercent ? "balloon-loan" : "lender-loan"];
	return {
		...texts,
		...(own?.name && { name: fill(own.name) }),
		...(own?.features && { features: own.features.map(fill) }),
		...(own?.bestFor && { bestFor: own.bestFor.map(fill) }),
	};
}

/** Says of an amount that no loan of the specification is made for what those run to. */
export function loanAmountNote(
	locale: string,
	{ otherLoanAmount }: CalculatorMessages,
	{ rate }: FinancingOption,
	amount: number,
): string | undefined {
	if (rate || isLoanAmount(amount)) return undefined;
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
	for (const [name, value] of Object.entries<number | string>(data)) {
		if (typeof value === "string") values[name] = formatDay(locale, value);
		else if (name === "numberOfPayments") {
			values.payments = formatMessage(locale, messages.payments, { count: value });
		} else if (name === "apr" || name === "rate") values[name] = formatRate(locale, value);
		else values[name] = formatDollars(locale, value);
	}
	return formatMessage(locale, translated, values);
}

/** "2027-01-31" for display. */
function formatDay(locale: string, day: string): string {
	return new Date(day).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
}
