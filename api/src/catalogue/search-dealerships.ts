import {
	type DealershipPage,
	type Origin,
	type Place,
	readSearch,
	type SearchFilter,
	type SearchReading,
} from "@nev/contract";
import type { PlaceIndex } from "../places/place-index.js";
import type { DealershipIndex, TextQuery } from "./dealership-index.js";

type Places = Pick<PlaceIndex, "read" | "similar">;

/** Reads what a search looks for, with the dealerships and the places that there are. */
export function readDealershipSearch(
	filter: SearchFilter,
	index: DealershipIndex,
	places: Places,
): SearchReading {
	return readSearch(filter, {
		read: places.read,
		similar: places.similar,
		count: (counted) => index.countMatches(counted),
	});
}

/** One page of the dealerships that a text finds: those around a place, those of a state, or those with it. */
export function searchDealerships(
	{ limit, offset, radiusMiles, ...filter }: TextQuery & { radiusMiles: number },
	index: DealershipIndex,
	places: Places,
): DealershipPage {
	const reading = readDealershipSearch(filter, index, places);
	const { near, state, otherPlaces, textMatches } = reading;
	const read = {
		state,
		otherPlaces: otherPlaces.length > 0 ? [...otherPlaces] : undefined,
		textMatches,
	};
	const page = { ...reading.filter, limit, offset };
	if (!near) return { ...index.search(page), ...read };
	const { latitude, longitude } = near;
	const { withinRadius, dealerships } = index.near({ ...page, latitude, longitude, radiusMiles });
	const total = withinRadius || dealerships.length;
	return { total, dealerships, origin: originOf(near), radiusMiles, withinRadius, ...read };
}

/** A place as the origin of a search. */
export function originOf({ label, latitude, longitude, approximate }: Place): Origin {
	return { label, latitude, longitude, ...(approximate && { approximate }) };
}
