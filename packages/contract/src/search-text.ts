import type { Dealership } from "./dealership.js";

/** The text that a dealer search matches: name, city and state (specification, section 5). */
export function dealershipSearchText(
	dealership: Pick<Dealership, "name" | "city" | "state">,
): string {
	return `${dealership.name}\n${dealership.city}\n${dealership.state}`.toLowerCase();
}

/**
 * Whether a search text contains a query. Ignores case and surrounding spaces; an empty query
 * matches everything.
 *
 * @example matchesSearch(dealershipSearchText(dealership), "naples")
 */
export function matchesSearch(searchText: string, query: string): boolean {
	return searchText.includes(query.trim().toLowerCase());
}

/** Whether a search text has all words of a query, in any order. A query without words matches nothing. */
export function matchesWords(searchText: string, query: string): boolean {
	const words = new Set(searchWords(searchText));
	const sought = searchWords(query);
	return sought.length > 0 && sought.every((word) => words.has(word));
}

/** Words that people leave out or put in, and words that they shorten, by what both ways have. */
const shortened: Readonly<Record<string, string>> = {
	and: "",
	of: "",
	the: "",
	street: "st",
	avenue: "ave",
	company: "co",
};

/**
 * The words that a text is compared by, without what people leave out: `"bauer"`, `"sons"` of "Bauer and
 * Sons", `"main"`, `"st"`, `"cart"` of "Main Street Carts".
 */
export function searchWords(text: string): string[] {
	return wordsOf(text)
		.map((word) => (Object.hasOwn(shortened, word) ? (shortened[word] as string) : word))
		.map((word) => (word.length > 3 ? word.replace(/s$/, "") : word))
		.filter((word) => word !== "");
}

/** Whether a text has a query as whole words: "Lincoln Carts" has "lincoln", and Lincolnton has not. */
export function hasWholeWords(text: string, query: string): boolean {
	const [inText = "", sought = ""] = [text, query].map((words) => ` ${wordsOf(words).join(" ")} `);
	return inText.includes(sought);
}

function wordsOf(text: string): string[] {
	return text
		.toLowerCase()
		.split(/[^\p{Letter}\p{Number}]+/u)
		.filter((word) => word !== "");
}
