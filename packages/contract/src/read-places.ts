import type { Place } from "./dealership-search.js";
import {
	type PlaceWord,
	placeKey,
	placeWords,
	type RegionSpan,
	regionSpans,
	textOf,
} from "./place-words.js";
import { shortPlaceNames } from "./short-place-names.js";
import { parseRegion, type RegionName } from "./us-states.js";

/** The places that are known: those of the country, or those of a page's own dealerships. */
export interface Gazetteer {
	/** The place of a five-digit ZIP code. */
	byZip(zip: string): Place | undefined;
	/** A state or territory, as a place without a city. */
	region(name: RegionName): Place | undefined;
	/**
	 * The cities and counties with a name, the largest first.
	 *
	 * @param key the name as `placeKey` writes it
	 * @param region limits them to one state or territory
	 */
	named(key: string, region?: RegionName): readonly Place[];
}

/** What a text says about a place. */
export interface PlaceReading {
	/** The places that it may name, the likeliest first. A state is a place without a city. */
	readonly places: readonly [Place, ...Place[]];
	/** False if the text may as well be a part of a dealership's name: `"Naples"`. */
	readonly isCertain: boolean;
}

/** The longest name of a city, in words. */
const maxNameWords = 5;

/**
 * Reads the place in what a person typed: a ZIP code, a city, a county or a state, in any order, with
 * or without a street and the country. Undefined if it names none.
 *
 * @example readPlaces("123 Main St, Naples, FL 34102, USA", gazetteer)?.places[0].zip // "34102"
 */
export function readPlaces(text: string, gazetteer: Gazetteer): PlaceReading | undefined {
	if (isNearMe(text)) return undefined;
	const words = placeWords(text);
	const zipIndex = words.map(({ word }) => /^\d{5}$/.test(word)).lastIndexOf(true);
	const zipPlace = gazetteer.byZip(words[zipIndex]?.word ?? "");
	if (!zipPlace) return readName(words, gazetteer);
	const others = words.filter((_, index) => index !== zipIndex);
	if (others.length === 0) return { places: [zipPlace], isCertain: true };
	const named = readName(others, gazetteer);
	const isFirst = zipIndex === 0;
	if (!named) return { places: [zipPlace], isCertain: !isFirst };
	const [other] = named.places;
	const disagrees = isElsewhere(other, zipPlace);
	// "12345 Main St, Naples, FL" begins with the number of a house.
	const isHouseNumber = isFirst && disagrees && named.unusedWords > 0;
	if (isHouseNumber || (zipPlace.approximate && other.city !== "")) return named;
	return { places: disagrees ? [zipPlace, other] : [zipPlace], isCertain: true };
}

/** Whether a person asks for what is around: `"golf carts near me"`. */
export function isNearMe(text: string): boolean {
	return /(^|\s)(near\s*(me|by)|around\s+me|(my|current)\s+location|cerca\s+de\s+m[ií])\s*$/i.test(
		text,
	);
}

interface NameReading extends PlaceReading {
	/** How many words do not belong to the place. */
	readonly unusedWords: number;
}

/** Reads words that have no ZIP code. */
function readName(words: readonly PlaceWord[], gazetteer: Gazetteer): NameReading | undefined {
	const region = parseRegion(textOf(words));
	const state = region && gazetteer.region(region);
	const isShort = Object.hasOwn(shortPlaceNames, placeKey(words));
	const cities = named(region && !isShort ? placeWords(region) : words, undefined, gazetteer);
	const wholes = isShort ? [...cities, state] : state ? [state, ...cities] : [];
	const [whole, ...others] = wholes.filter((place) => place !== undefined);
	if (whole) return { places: [whole, ...others], isCertain: true, unusedWords: 0 };
	const isAddress = (words.at(-1)?.segment ?? 0) > 0 || words.some(({ word }) => /^\d/.test(word));
	const spans = regionSpans(words);
	for (const span of spans) {
		for (const name of besideRegion(words, span)) {
			const [place, ...others] = named(name, span.region, gazetteer);
			const unusedWords = words.length - name.length - (span.end - span.start);
			const isCertain = unusedWords === 0 || isAddress;
			if (place) return { places: [place, ...others], isCertain, unusedWords };
		}
	}
	const names = [words, ...(isAddress ? inAddress(words) : afterPreposition(words))];
	// A town of a state is in no other one. If it is unknown, what is left is the state.
	const [stated] = spans.filter((span) => isApart(span, words));
	for (const name of stated ? [words] : names) {
		const [place, ...others] = named(name, undefined, gazetteer);
		const unusedWords = words.length - name.length;
		if (place) return { places: [place, ...others], isCertain: false, unusedWords };
	}
	const place = stated && gazetteer.region(stated.region);
	return place && { places: [place], isCertain: false, unusedWords: words.length };
}

/** Whether a state's name stands as in an address: at the end, or alone between commas. */
function isApart({ start, end }: RegionSpan, words: readonly PlaceWord[]): boolean {
	const segment = words[start]?.segment;
	const isAlone = words[start - 1]?.segment !== segment && words[end]?.segment !== segment;
	return end === words.length || isAlone;
}

/** The places with a name, or with the name that it is short for. */
function named(
	words: readonly PlaceWord[],
	region: RegionName | undefined,
	gazetteer: Gazetteer,
): readonly Place[] {
	const key = placeKey(words);
	if (key === "") return [];
	const places = gazetteer.named(key, region);
	const short = Object.hasOwn(shortPlaceNames, key) && shortPlaceNames[key];
	if (places.length > 0 || !short) return places;
	const [shortFor, shortRegion] = short;
	return region && region !== shortRegion
		? []
		: gazetteer.named(placeKey(placeWords(shortFor)), shortRegion);
}

/** Words that belong to the name after them: West Carrollton is not Carrollton. */
const qualifier =
	/^(north|south|east|west|new|old|upper|lower|fort|port|saint|lake|mount|san|santa)$/;

/**
 * What may be the name of a city beside its state: all that is before it or after it up to a comma, or
 * else the end of a street and a city, the longest first.
 */
function besideRegion(words: readonly PlaceWord[], { start, end }: RegionSpan): PlaceWord[][] {
	const before = words.filter(
		({ segment }, index) => index < start && segment === words[start - 1]?.segment,
	);
	const after = words.filter(
		({ segment }, index) => index >= end && segment === words[end]?.segment,
	);
	const hasNumber = before.some(({ word }) => /\d/.test(word));
	const endings = endingsOf(before).filter((ending) => {
		const dropped = before[before.length - ending.length - 1]?.word ?? "";
		return hasNumber || !qualifier.test(dropped);
	});
	return [before, after, ...endings];
}

/** What may be the name of a city in an address without a state: a part between commas, or its last words. */
function inAddress(words: readonly PlaceWord[]): PlaceWord[][] {
	const numbers = [...new Set(words.map(({ segment }) => segment))].reverse();
	const segments = numbers.map((number) => words.filter(({ segment }) => segment === number));
	const [last = []] = segments;
	return [...segments, ...endingsOf(last)];
}

function afterPreposition(words: readonly PlaceWord[]): PlaceWord[][] {
	const index = words.map(({ word }) => /^(in|near|around|by|en)$/.test(word)).lastIndexOf(true);
	return index < 0 ? [] : [words.slice(index + 1)];
}

/** The last words of some, the most first. */
function endingsOf(words: readonly PlaceWord[]): PlaceWord[][] {
	const longest = Math.min(words.length, maxNameWords);
	return words.slice(0, longest).map((_, index) => words.slice(index - longest));
}

/** Whether a place is not the one of a ZIP code, nor a neighbor of it: more than about 30 miles away. */
function isElsewhere({ city, state, latitude, longitude }: Place, zip: Place): boolean {
	if (state !== zip.state) return true;
	const degrees = Math.hypot(latitude - zip.latitude, longitude - zip.longitude);
	return city !== "" && city !== zip.city && degrees > 0.5;
}
