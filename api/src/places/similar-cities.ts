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

/**
 * Finds the cities with nearly the name that a person typed, within the state that is named beside it. The
 * nearest come first, then the largest; letters that are only in another order are one mistake.
 *
 * @param cities the largest first
 */
export function findSimilarCities(typed: string, cities: readonly City[]): Place[] {
	const words = placeWords(typed);
	const [span] = regionSpans(words);
	const before = words.slice(0, span?.start);
	const beside = span && before.length === 0 ? words.slice(span.end) : before;
	const last = beside.filter(({ segment }) => segment === beside.at(-1)?.segment);
	// Without a state or a comma, the last words may be those of a dealership's name.
	const isAddress = span !== undefined || words.at(-1)?.segment !== 0;
	const lengths = isAddress ? Math.min(maxWords, last.length) : 0;
	const names = [
		placeKey(last),
		...Array.from({ length: lengths }, (_, index) => placeKey(last.slice(last.length - index - 1))),
	].filter((name) => name.length >= minLength && !/\d/.test(name));
	const ofState = span ? cities.filter(({ state }) => state === span.region) : cities;
	const [nearest] = names
		.map((name) => nearestTo(name, ofState))
		.sort((a, b) => a.mistakes - b.mistakes);
	return (nearest?.cities ?? [])
		.slice(0, maxSimilar)
		.map(({ place }) => ({ ...place, similar: true }));
}

/** The cities with the fewest mistakes in a name, if these are few enough. */
function nearestTo(name: string, cities: readonly City[]): { mistakes: number; cities: City[] } {
	const letters = sorted(name);
	let least = name.length < lengthForTwo ? 1 : 2;
	let nearest: City[] = [];
	for (const city of cities) {
		if (Math.abs(city.key.length - name.length) > least) continue;
		const mistakes =
			city.key.length === name.length && sorted(city.key) === letters
				? 1
				: distance(city.key, name);
		if (mistakes > least) continue;
		if (mistakes < least) nearest = [];
		least = mistakes;
		nearest.push(city);
	}
	return { mistakes: nearest.length > 0 ? least : Number.POSITIVE_INFINITY, cities: nearest };
}

function sorted(text: string): string {
	return [...text].sort().join("");
}
