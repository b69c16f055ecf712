import type { Place } from "./dealership-search.js";
import { afterPreposition, isAbroad, isFiller, withoutFiller } from "./filler-words.js";
import type { Gazetteer } from "./gazetteer.js";
import { isNearMe } from "./near-me.js";
import {
	type PlaceWord,
	placeKey,
	placeWords,
	type RegionSpan,
	regionSpans,
	textOf,
} from "./place-words.js";
import { isOrdinaryEnding, isOrdinaryWord, readRegion } from "./read-region.js";
import { shortPlaceNames } from "./short-place-names.js";
import type { RegionName } from "./us-states.js";

/** What a text says about a place. */
export interface PlaceReading {
	/** The places that it may name, the likeliest first. A state is a place without a city. */
	readonly places: readonly [Place, ...Place[]];
	/** False if the text may as well be a part of a dealership's name: `"Naples"`. */
	readonly isCertain: boolean;
	/** Whether it names the place and nothing else, apart from words such as "golf carts in". */
	readonly isBare: boolean;
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
	if (isAbroad(words)) return undefined;
	const zipIndex = words.map(({ word }) => /^\d{5}$/.test(word)).lastIndexOf(true);
	const zipPlace = gazetteer.byZip(words[zipIndex]?.word ?? "");
	if (!zipPlace) return readName(words, gazetteer);
	// "12345 Main St, Naples, FL" begins with the number of a house.
	if (zipIndex === 0 && words.some(({ word }, index) => index > 1 && streetType.test(word))) {
		const reading = readName(words, gazetteer);
		if (reading?.places[0].city !== zipPlace.city) return reading;
	}
	const others = words.filter((_, index) => index !== zipIndex);
	const alone = { places: [zipPlace], isCertain: true, isBare: true } as const;
	if (others.length === 0) return alone;
	const named = readName(others, gazetteer);
	if (!named) return { ...alone, isCertain: zipIndex > 0, isBare: false };
	const [other] = named.places;
	const disagrees = isElsewhere(other, zipPlace);
	const isUnlikely = zipIndex === 0 && disagrees && !named.isBare;
	if (isUnlikely || (zipPlace.approximate && other.city !== "")) return named;
	return { ...alone, places: disagrees ? [zipPlace, other] : [zipPlace] };
}

/** Reads words that have no ZIP code. */
function readName(words: readonly PlaceWord[], gazetteer: Gazetteer): PlaceReading | undefined {
	const whole = readWhole(words, gazetteer);
	if (whole) return whole;
	const spans = regionSpans(words);
	const hasNumber = words.some(({ word }) => /\d/.test(word));
	const hasParts = (words.at(-1)?.segment ?? 0) > 0;
	const stated = readStated(words, spans, gazetteer);
	if (stated?.isBare) return stated;
	if (!hasNumber) {
		const reading = readInside(words, gazetteer);
		if (reading) return reading;
	}
	if (stated) return { ...stated, isCertain: stated.isCertain || hasNumber || hasParts };
	// A town of a state is in no other one. If it is unknown, what is left is the state.
	const last = spans.find((span) => isApart(span, words));
	const region = last && gazetteer.region(last.region);
	if (region) {
		// Of "500 H Street NE, Washington", the city.
		const isCity = hasNumber && (words[last.start]?.segment ?? 0) < 2;
		const cities = isCity ? named(words.slice(last.start, last.end), undefined, gazetteer) : [];
		const [place = region, ...others] = [...cities, region];
		return { places: [place, ...others], isCertain: false, isBare: false };
	}
	for (const name of hasNumber || hasParts ? inAddress(words) : []) {
		const [place, ...others] = named(name, undefined, gazetteer);
		if (place) return { places: [place, ...others], isCertain: false, isBare: false };
	}
	const [place, ...others] = namedLoosely(words, undefined, gazetteer);
	if (place) return { places: [place, ...others], isCertain: false, isBare: true };
	return readEither(words, gazetteer);
}

/** Reads the place inside of a sentence: "golf carts in Austin", "Austin golf carts". */
function readInside(words: readonly PlaceWord[], gazetteer: Gazetteer): PlaceReading | undefined {
	const part = afterPreposition(words);
	const inside = part.length > 0 ? readName(part, gazetteer) : undefined;
	if (inside) {
		const before = words.slice(0, -part.length);
		const isBare =
			inside.isBare && isFiller(before.filter((_, index) => index < before.length - 1));
		return { ...inside, isCertain: false, isBare };
	}
	for (const name of withoutFiller(words)) {
		if (isOrdinaryEnding(textOf(name))) continue;
		const reading = readWhole(name, gazetteer) ?? readStated(name, regionSpans(name), gazetteer);
		if (reading?.isBare) return { ...reading, isCertain: false };
	}
	return undefined;
}

/** Reads words that are a state, or a city without its state. */
function readWhole(words: readonly PlaceWord[], gazetteer: Gazetteer): PlaceReading | undefined {
	const name = readRegion(textOf(words));
	const region = name && gazetteer.region(name);
	const isShort = Object.hasOwn(shortPlaceNames, placeKey(words));
	const cities = named(region && !isShort ? placeWords(region.state) : words, undefined, gazetteer);
	const regions = region ? [region] : [];
	const [place, ...others] = isShort ? [...cities, ...regions] : [...regions, ...cities];
	const isCertain = isShort || region !== undefined;
	return place && { places: [place, ...others], isCertain, isBare: true };
}

/** Reads a city beside its state. */
function readStated(
	words: readonly PlaceWord[],
	spans: readonly RegionSpan[],
	gazetteer: Gazetteer,
): PlaceReading | undefined {
	for (const span of spans) {
		for (const name of besideRegion(words, span)) {
			const [place, ...others] = named(name, span.region, gazetteer);
			const isBare = words.length === name.length + span.end - span.start;
			if (place) return { places: [place, ...others], isCertain: isBare, isBare };
		}
	}
	for (const { region, start, end } of spans) {
		const isEnd = start > 0 && end === words.length;
		const [place, ...others] = isEnd ? namedLoosely(words.slice(0, start), region, gazetteer) : [];
		if (place) return { places: [place, ...others], isCertain: true, isBare: true };
	}
	return undefined;
}

/** Reads two places to choose from: "Dallas or Fort Worth". */
function readEither(words: readonly PlaceWord[], gazetteer: Gazetteer): PlaceReading | undefined {
	const index = words.findIndex(({ word }) => word === "or");
	const first = index > 0 ? readName(words.slice(0, index), gazetteer) : undefined;
	const second = first?.isBare ? readName(words.slice(index + 1), gazetteer) : undefined;
	return first && second?.isBare
		? { places: [first.places[0], second.places[0]], isCertain: false, isBare: true }
		: undefined;
}

/**
 * Whether a state's name stands as in an address: at the end, or alone between commas. "Co" and "Ct" at the
 * end are the ends of a company and of a street.
 */
function isApart({ start, end }: RegionSpan, words: readonly PlaceWord[]): boolean {
	const segment = words[start]?.segment;
	const isAlone = words[start - 1]?.segment !== segment && words[end]?.segment !== segment;
	return isAlone || (end === words.length && !isOrdinaryEnding(textOf(words.slice(start, end))));
}

/** The places with a name, or with the name that it is short for. */
function named(
	words: readonly PlaceWord[],
	region: RegionName | undefined,
	gazetteer: Gazetteer,
): readonly Place[] {
	const key = placeKey(words);
	// "Golf" alone is what dealers sell, and not the village in Illinois.
	if (key === "" || (!region && words.length === 1 && isFiller(words))) return [];
	const short = Object.hasOwn(shortPlaceNames, key) && shortPlaceNames[key];
	const [shortFor, shortRegion] = short || [];
	const meant =
		shortFor && (!region || region === shortRegion)
			? gazetteer.named(placeKey(placeWords(shortFor)), shortRegion)
			: [];
	return [...meant, ...gazetteer.named(key, region)];
}

/** The places with a name that is written in another way: "Pt Pleasant", "Orange Co", "Miami-Dade". */
function namedLoosely(
	words: readonly PlaceWord[],
	region: RegionName | undefined,
	gazetteer: Gazetteer,
): readonly Place[] {
	const [first, ...others] = words;
	if (!first) return [];
	const point = first.word === "pt" ? [{ ...first, word: "point" }, ...others] : words;
	const isShort = words.length > 1 && words.at(-1)?.word === "co";
	const county = [...(isShort ? words.slice(0, -1) : words), { ...first, word: "county" }];
	const places = point === words ? [] : gazetteer.named(placeKey(point), region);
	return places.length > 0 ? places : gazetteer.named(placeKey(county), region);
}

/** Words that belong to the name after them: West Carrollton is not Carrollton. */
const qualifier =
	/^([nsew]|no|so|north|south|east|west|new|old|upper|lower|fort|ft|port|pt|saint|st|lake|lk|mount|mt|san|santa|la|el|los|las|big|little)$/;

/**
 * What may be the name of a city beside its state: all that is before it up to a comma, or after a state's
 * name or a code that begins the text; or else the end of a street and a city, the longest first.
 */
function besideRegion(words: readonly PlaceWord[], { start, end }: RegionSpan): PlaceWord[][] {
	const before = words.filter(
		({ segment }, index) => index < start && segment === words[start - 1]?.segment,
	);
	const hasNumber = before.some(({ word }) => /\d/.test(word));
	const region = textOf(words.slice(start, end));
	const isWord = isOrdinaryWord(region) && words[start]?.segment === words[start - 1]?.segment;
	const isFirst = start === 0 || (hasNumber ? !isWord : region.length > 2);
	const after = words.filter(
		({ segment }, index) => isFirst && index >= end && segment === words[end]?.segment,
	);
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

/** Ends a street's name. There are towns of these names, such as Street and Avenue in Maryland. */
const streetType =
	/^(street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|place|pl|circle|cir|boulevard|blvd|parkway|pkwy|highway|hwy|freeway|fwy|pike|turnpike|tpke|route|rte|trail|trl|way|terrace|ter|loop|square|sq)$/;

/** The last words of some, the most first. A kind of street after its name is no town. */
function endingsOf(words: readonly PlaceWord[]): PlaceWord[][] {
	const longest = Math.min(words.length, maxNameWords);
	return words
		.slice(0, longest)
		.map((_, index) => words.slice(index - longest))
		.filter(([first, ...others]) => others.length > 0 || !streetType.test(first?.word ?? ""));
}

/** Whether a place is not the one of a ZIP code, nor a neighbor of it: more than about 30 miles away. */
function isElsewhere({ city, state, latitude, longitude }: Place, zip: Place): boolean {
	if (state !== zip.state) return true;
	const degrees = Math.hypot(latitude - zip.latitude, longitude - zip.longitude);
	return city !== "" && city !== zip.city && degrees > 0.5;
}
