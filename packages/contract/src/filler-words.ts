import type { PlaceWord } from "./place-words.js";

/** What people write around a place, and what they look for there. */
const filler =
	/^(golf|carts?|bugg(y|ies)|evs?|lsvs?|nevs?|electric|neighborhood|vehicles?|cars?|dealers?|dealerships?|shops?|stores?|locations?|service|repairs?|sales?|rentals?|for|buy|used|best|cheap|nearest|closest|local|find|show|me|the|an?|any|of|city|downtown|greater|metro|area|county|street|legal|carritos?|carros?|de|distribuidor(es)?|concesionarios?|tiendas?|ciudad)$/;

/** Whether all of some words are such as people write around a place. */
export function isFiller(words: readonly PlaceWord[]): boolean {
	return words.every(({ word }) => filler.test(word));
}

/**
 * What is left without some of the words that are written around a place, the longest first: "Jersey City" and
 * then "Jersey" of "show me Jersey City".
 */
export function withoutFiller(words: readonly PlaceWord[]): PlaceWord[][] {
	const isOther = ({ word }: PlaceWord) => !filler.test(word);
	const first = words.findIndex(isOther);
	if (first < 0) return [];
	const last = words.map(isOther).lastIndexOf(true);
	const parts: PlaceWord[][] = [];
	for (let start = 0; start <= first; start += 1) {
		for (let end = last + 1; end <= words.length; end += 1) parts.push(words.slice(start, end));
	}
	return parts.filter(({ length }) => length < words.length).sort((a, b) => b.length - a.length);
}

const prepositions = /^(in|near|around|by|en|cerca|close)$/;

/** What follows the first preposition: "Austin" of "golf carts in Austin". */
export function afterPreposition(words: readonly PlaceWord[]): PlaceWord[] {
	const index = words.findIndex(({ word }) => prepositions.test(word));
	if (index < 0) return [];
	const isDouble = /^(de|to)$/.test(words[index + 1]?.word ?? "");
	return words.slice(index + (isDouble ? 2 : 1));
}

/** Countries and provinces that people write after a city: what is there is not in the United States. */
const abroad =
	/^(canada|ontario|quebec|british columbia|bc|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|mexico|england|united kingdom|uk|ireland|france|germany|spain|italy|australia)$/;

/** Those of them that are names of cities too. */
const cityToo = /^(ontario|new brunswick)$/;

/** Whether a text ends with the name of another country, or of a part of it. */
export function isAbroad(words: readonly PlaceWord[]): boolean {
	const last = words.at(-1)?.segment ?? 0;
	const ending = words
		.filter(({ segment }) => segment === last)
		.map(({ word }) => word)
		.join(" ");
	const isStreet = words.some(({ word }) => /\d/.test(word));
	return last > 0 && abroad.test(ending) && !(isStreet && cityToo.test(ending));
}
