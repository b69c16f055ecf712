import { formatDollars, formatMessage } from "../messages/index.js";
import type { DealIssue } from "./deal/financing-deal.js";
import type { FormMessages } from "./messages/form-messages.js";

/** A rate in the language's way: 4.99%. */
export function formatRate(locale: string, percent: number): string {
	return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(
		percent / 100,
	);
}

/** What is wrong with a field, and what it takes. */
export function issueText(
	messages: FormMessages,
	locale: string,
	{ field, code, limit = 0 }: DealIssue,
): string {
	return formatMessage(locale, messages.issues[code], {
		limit: field === "taxRate" ? formatRate(locale, limit) : formatDollars(locale, limit),
		example: new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1250.5),
	});
}
