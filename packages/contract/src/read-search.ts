import type { Place } from "./dealership-search.js";
import type { PlaceReading } from "./read-places.js";
import type { RegionName } from "./us-states.js";

/** How many other readings of a text are offered. */
const maxOtherPlaces = 3;

/** What the readings of a text are chosen by. */
export interface SearchKnowledge {
	/** The place that a text names. */
	read(text: string): PlaceReading | undefined;
	/** How many dealerships have a text in their name, city or state; without it, how many a state has. */
	count(filter: SearchFilter): number;
	/** Places whose names are similar to a text. */
	similar?(text: string): readonly Place[];
}

/** A part of names, cities and states, and the state that the dealerships are limited to. */
export interface SearchFilter {
	readonly q: string;
	readonly state?: RegionName | undefined;
}

/** What a search looks for: the dealerships around a place, those of a state, or those with a text. */
export interface SearchReading {
	readonly filter: SearchFilter;
	/** The centre of a search by distance. */
	readonly near?: Place;
	/** The state that the text names, if the search lists its dealerships. */
	readonly state?: string;
	/** The places that the text may name as well, or those with a similar name. */
	readonly otherPlaces: readonly Place[];
	/** How many dealerships have the text in their name, city or state, if others are listed. */
	readonly textMatches?: number;
}

/**
 * Reads a search text. A text that can only be a place is that place. One that may be the name of a dealership
 * too is a place if no dealership has it. In quotation marks it is never a place.
 *
 * @example readSearch({ q: "AZ" }, knowledge).state // "Arizona"
 */
export function readSearch({ q, state }: SearchFilter, knowledge: SearchKnowledge): SearchReading {
	const text = q.trim();
	const [, quoted] = /^["\u201c\u201d](.*?)["\u201c\u201d]?$/.exec(text) ?? [];
	const filter = { q: quoted ?? text, state };
	if (text === "" || quoted !== undefined) return { filter, otherPlaces: [] };
	const reading = knowledge.read(text);
	const isCertain = reading?.isCertain ?? false;
	const places = (reading?.places ?? []).filter(
		(place) => isCertain || !state || place.state === state,
	);
	const matches = knowledge.count(filter);
	const [place, ...others] = places;
	if (!place || (matches > 0 && !isCertain)) {
		const otherPlaces = place || matches > 0 ? places : (knowledge.similar?.(text) ?? []);
		return { filter, otherPlaces: otherPlaces.slice(0, maxOtherPlaces) };
	}
	const otherPlaces = isCertain || isCity(place) ? others : (knowledge.similar?.(text) ?? []);
	const found = { otherPlaces: otherPlaces.slice(0, maxOtherPlaces) };
	if (!isCity(place) && (!state || state === place.state)) {
		const ofState = { q: "", state: place.state as RegionName };
		const count = knowledge.count(ofState);
		if (count > 0) {
			return { filter: ofState, state: place.state, ...found, ...differing(matches, count) };
		}
	}
	return { filter: { q: "", state }, near: place, ...found, ...differing(matches, 0) };
}

function isCity({ city, zip }: Place): boolean {
	return city !== "" || zip !== undefined;
}

/** A full name is in the state of each of its dealerships too. Only other matches are worth an offer. */
function differing(textMatches: number, listed: number): { textMatches?: number } {
	return textMatches > listed ? { textMatches } : {};
}
