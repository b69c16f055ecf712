import { formatDollars as formatLocalDollars, formatNumber } from "@nev/financing";
import type { Facts, Span } from "./facts.js";
import type { Financing } from "./financing.js";

/** "$6,695", "$9,995.50". */
export function formatDollars(amount: number): string {
	return formatLocalDollars("en-US", amount);
}

/** "36,000". */
export function formatCount(count: number): string {
	return formatNumber("en-US", count);
}

/** "1 dealer", "1,234 dealers". */
export function formatDealerCount(count: number): string {
	return `${formatCount(count)} ${count === 1 ? "dealer" : "dealers"}`;
}

/** "6 to 8". */
export function formatSpan({ shortest, longest }: Span): string {
	return `${shortest} to ${longest}`;
}

/** "run from $6,695 to $17,995", or "are $21,000", after "starting prices". */
export function formatPrices({ lowest, highest }: Facts["price"]): string {
	return lowest === highest
		? `are ${formatDollars(lowest)}`
		: `run from ${formatDollars(lowest)} to ${formatDollars(highest)}`;
}

/** "33 models". */
export function formatModels(count: number): string {
	return `${formatCount(count)} ${count === 1 ? "model" : "models"}`;
}

/** "25 to 75 miles". */
export function formatMiles({ shortest, longest }: Facts["range"]): string {
	return shortest === longest ? `${longest} miles` : `${shortest} to ${longest} miles`;
}

/** "3 years or 36,000 miles, whichever comes first". */
export function formatCoverage({ years, miles }: { years: number; miles: number }): string {
	return `${years} years or ${formatCount(miles)} miles, whichever comes first`;
}

/** "36 to 84 months", or "60 months" if there are no others. */
export function formatLoanTerms({ shortestTerm, longestTerm }: Financing): string {
	return shortestTerm === longestTerm
		? `${longestTerm} months`
		: `${shortestTerm} to ${longestTerm} months`;
}

/** "4.99% to 12.99%". */
export function formatLoanRates({ lowestApr, highestApr }: Financing): string {
	return `${lowestApr}% to ${highestApr}%`;
}

/**
 * "an annual percentage rate (APR) of 4.99% to 12.99%", or "the annual percentage rates (APR) of Bay Bank and Gulf
 * Credit Union". No range of lenders' own: without the conditions of the lowest one it would mislead.
 */
export function formatLoanAprs(financing: Financing): string {
	return loanSource(financing) === "lenders"
		? `the annual percentage rates (APR) of ${formatLenders(financing)}`
		: `an annual percentage rate (APR) of ${formatLoanRates(financing)}`;
}

/** Whose loans the calculator has: the examples with their lease, those of lenders, or none while all of them have ended. */
export function loanSource({ lenders }: Financing): "examples" | "lenders" | "none" {
	if (!lenders) return "examples";
	return lenders.length > 0 ? "lenders" : "none";
}

/** How many lenders a sentence names. */
const namedLenders = 3;

/** "Bay Bank, Gulf Credit Union and Keys Bank", "Bay Bank, Gulf Credit Union, Keys Bank and 2 others". */
export function formatLenders({ lenders = [] }: Financing): string {
	const others = lenders.length - namedLenders;
	const more = others > 0 ? [others === 1 ? "1 other" : `${others} others`] : [];
	return new Intl.ListFormat("en-US", { type: "conjunction" })
		.format([...lenders.slice(0, namedLenders), ...more])
		.replace(/,( and )/, "$1");
}

/** "cash, credit card, check or financing". */
export function formatChoices(choices: readonly string[]): string {
	return new Intl.ListFormat("en-US", { type: "disjunction" })
		.format(choices)
		.replace(/,( or )/, "$1");
}
