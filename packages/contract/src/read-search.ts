import type { Dealership } from "./dealership.js";
import type { DealershipPage, Place } from "./dealership-search.js";
import { isNearMe } from "./near-me.js";
import type { PlaceReading } from "./read-places.js";
import { hasWholeWords } from "./search-text.js";
import type { RegionName } from "./us-states.js";

/** How many other readings of a text are offered. */
const maxOtherPlaces = 3;

/** What the readings of a text are chosen by. */
export interface SearchKnowledge {
	/** The place that a text names. */
	read(text: string): PlaceReading | undefined;
	/** How many dealerships match a filter. */
	count(filter: SearchFilter): number;
	/** The dealerships that match a filter. */
	find(filter: SearchFilter): readonly Pick<Dealership, "name" | "city" | "state">[];
	/** Places whose names are similar to a text. */
	similar?(text: string): readonly Place[];
}

/** Which dealerships a text search finds. */
export interface SearchFilter {
	/** A part of a name, city or state; without it, all. */
	readonly q: string;
	/** Finds those that have all words of `q`, in any order. */
	readonly anyOrder?: boolean;
	/** The state that the dealerships are limited to. */
	readonly state?: RegionName | undefined;
}

/** What a search looks for: the dealerships around a place, those of a state, or those with a text. */
export interface SearchReading {
	readonly filter: SearchFilter;
	/** The centre of a search by distance. */
	readonly near?: Place;
	/** What its answer says of the text. */
	readonly reading: Pick<DealershipPage, "state" | "otherPlaces" | "textMatches">;
}

/**
 * Reads a search text. A text that can only be a place is that place. One that may be the name of a dealership
 * too is a place unless a dealership elsewhere is called so. In quotation marks it is never a place. "Near
 * me" is all of them.
 *
 * @example readSearch({ q: "AZ" }, knowledge).state // "Arizona"
 */
export function readSearch({ q, state }: SearchFilter, knowledge: SearchKnowledge): SearchReading {
	const text = q.trim();
	const [, quoted] = /^["\u201c\u201d](.*?)["\u201c\u201d]?$/.exec(text) ?? [];
	const filter = { q: quoted ?? text, state };
	if (text === "" || quoted !== undefined) return { filter, reading: {} };
	const matches = knowledge.count(filter);
	// Where that is, a browser alone can tell.
	if (matches === 0 && isNearMe(text)) return { filter: { q: "", state }, reading: {} };
	const named = knowledge.read(text);
	const { isCertain = false, isBare = false } = named ?? {};
	const [place, ...others] = (named?.places ?? []).filter(
		(place) => isCertain || !state || place.state === state,
	);
	const similar = () => knowledge.similar?.(text) ?? [];
	// Those of a city of that name are around it, so only the others are worth an offer.
	const elsewhere = place && matches > 0 ? findElsewhere(place, filter, knowledge) : [];
	const isName = isBare ? elsewhere.some(({ name }) => hasWholeWords(name, text)) : matches > 0;
	if (!place || (isName && !isCertain)) {
		const offered = place ? [place, ...others] : [];
		if (matches > 0) return { filter, reading: offer(offered) };
	}
	if (!isCertain && !isBare) {
		const inAnyOrder = { ...filter, anyOrder: true };
		if (knowledge.count(inAnyOrder) > 0) {
			return { filter: inAnyOrder, reading: offer(place ? [place, ...others] : []) };
		}
	}
	if (!place) return { filter, reading: offer(similar()) };
	const offered = offer([
		...(isCertain ? [] : similar()),
		...(isCertain || isCity(place) ? others : []),
	]);
	const reading = { ...offered, ...(elsewhere.length > 0 && { textMatches: matches }) };
	if (!isCity(place) && (!state || state === place.state)) {
		const ofState = { q: "", state: place.state as RegionName };
		if (knowledge.count(ofState) > 0) {
			return { filter: ofState, reading: { state: place.state, ...reading } };
		}
	}
	return { filter: { q: "", state }, near: place, reading };
}

/** The dealerships of other states that have a text as whole words. */
function findElsewhere(place: Place, filter: SearchFilter, { find }: SearchKnowledge) {
	// Few have the words of a place, and many may have its letters: "IN", "OR".
	return find({ ...filter, anyOrder: true }).filter(
		({ name, city, state }) =>
			state !== place.state && hasWholeWords(`${name} ${city} ${state}`, filter.q),
	);
}

function offer(places: readonly Place[]): { otherPlaces?: Place[] } {
	return places.length > 0 ? { otherPlaces: places.slice(0, maxOtherPlaces) } : {};
}

function isCity({ city, zip }: Place): boolean {
	return city !== "" || zip !== undefined;
}
