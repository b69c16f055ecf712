import { type Place, placeKey, placeWords, regionSpans } from "@nev/contract";
import { distance } from "fastest-levenshtein";
import type { City } from "./cities.js";

/** How many are offered at most. */
const maxSimilar = 3;

/** Shorter words are similar to too much. */
const minLength = 4;

/** From this length on, a name may have two mistakes. */
const lengthForTwo = 6;

/** The longest part of an address that is compared, in words. */
const maxWords = 3;

/** How much larger a city is whose name may have been meant by that of another one. */
const larger = 10;

/** Finds cities with nearly the name that a person typed. */
export type SimilarCities = (typed: string) => Place[];

/**
 * Prepares a search for the cities with nearly the name that a person typed, within the state that is named
 * beside it. The nearest come first, then the largest; letters that are only in another order are one mistake.
 * Near the name of a city are only much larger ones: Savannah, Georgia, for Savanna, Illinois.
 *
 * @param all the largest first
 */
export function createSimilarCities(all: readonly City[]): SimilarCities {
	const letters = Int32Array.from(all, ({ key }) => lettersOf(key));

	/** The cities with the fewest mistakes in a name, if these are few enough. */
	function nearestTo(name: string, region: string | undefined) {
		const own = lettersOf(name);
		const exact = all.findIndex(({ key, state }) => key === name && (!region || state === region));
		const end = exact < 0 ? all.length : Math.floor(exact / larger);
		let least = exact >= 0 || name.length < lengthForTwo ? 1 : 2;
		let nearest: City[] = [];
		for (let index = 0; index < end; index += 1) {
			const other = letters[index] as number;
			// Most cities are left out by this, which is quick: each mistake changes a letter at most.
			if (countOf(own & ~other) > least || countOf(other & ~own) > least) continue;
			const city = all[index] as City;
			if (Math.abs(city.key.length - name.length) > least) continue;
			if (region && city.state !== region) continue;
			const mistakes = isReordered(city.key, name) ? 1 : distance(city.key, name);
			if (mistakes > least) continue;
			if (mistakes < least) nearest = [];
			least = mistakes;
			nearest.push(city);
		}
		return { mistakes: nearest.length > 0 ? least : Number.POSITIVE_INFINITY, cities: nearest };
	}

	return (typed) => {
		const words = placeWords(typed);
		const [span] = regionSpans(words);
		const before = words.slice(0, span?.start);
		const beside = span && before.length === 0 ? words.slice(span.end) : before;
		const last = beside.filter(({ segment }) => segment === beside.at(-1)?.segment);
		// Without a state or a comma, the last words may be those of a dealership's name.
		const isAddress = span !== undefined || words.at(-1)?.segment !== 0;
		const lengths = isAddress ? Math.min(maxWords, last.length) : 0;
		const endings = Array.from({ length: lengths }, (_, index) =>
			placeKey(last.slice(last.length - index - 1)),
		);
		const [nearest] = [...new Set([placeKey(last), ...endings])]
			.filter((name) => name.length >= minLength && !/\d/.test(name))
			.map((name) => nearestTo(name, span?.region))
			.sort((a, b) => a.mistakes - b.mistakes);
		return (nearest?.cities ?? [])
			.slice(0, maxSimilar)
			.map(({ place }) => ({ ...place, similar: true }));
	};
}

/** The letters of a name, as the bits of a number. */
function lettersOf(name: string): number {
	let bits = 0;
	for (let index = 0; index < name.length; index += 1) bits |= 1 << (name.charCodeAt(index) % 32);
	return bits;
}

function countOf(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
	return count;
}

function isReordered(key: string, name: string): boolean {
	return key.length === name.length && key !== name && sorted(key) === sorted(name);
}

function sorted(text: string): string {
	return [...text].sort().join("");
}
