import { formatNumber } from "@nev/financing";
import type { Span } from "./facts.js";
import type { Financing } from "./financing.js";

/** "$6,695". */
export function formatDollars(amount: number): string {
	return `$${formatCount(amount)}`;
}

/** "36,000". */
export function formatCount(count: number): string {
	return formatNumber("en-US", count);
}

/** "6 to 8". */
export function formatSpan({ shortest, longest }: Span): string {
	return `${shortest} to ${longest}`;
}

/** "3 years or 36,000 miles, whichever comes first". */
export function formatCoverage({ years, miles }: { years: number; miles: number }): string {
	return `${years} years or ${formatCount(miles)} miles, whichever comes first`;
}

/** "36 to 84 months". */
export function formatLoanTerms({ shortestTerm, longestTerm }: Financing): string {
	return `${shortestTerm} to ${longestTerm} months`;
}

/** "4.99% to 12.99%". */
export function formatLoanRates({ lowestApr, highestApr }: Financing): string {
	return `${lowestApr}% to ${highestApr}%`;
}

/** "cash, credit card, check or financing". */
export function formatChoices(choices: readonly string[]): string {
	return new Intl.ListFormat("en-US", { type: "disjunction" })
		.format(choices)
		.replace(/,( or )/, "$1");
}
