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
		find: (sought) => index.search({ ...sought, limit: index.count, offset: 0 }).dealerships,
	});
}

/** One page of the dealerships that a text finds: those around a place, those of a state, or those with it. */
export function searchDealerships(
	{ limit, offset, radiusMiles, ...filter }: TextQuery & { radiusMiles: number },
	index: DealershipIndex,
	places: Places,
): DealershipPage {
	const { near, reading, ...read } = readDealershipSearch(filter, index, places);
	const page = { ...read.filter, limit, offset };
	if (!near) return { ...index.search(page), ...reading };
	const { latitude, longitude } = near;
	const { withinRadius, dealerships } = index.near({ ...page, latitude, longitude, radiusMiles });
	const total = withinRadius || dealerships.length;
	return { total, dealerships, origin: originOf(near), radiusMiles, withinRadius, ...reading };
}

/** A place as the origin of a search. */
export function originOf({ label, latitude, longitude, approximate }: Place): Origin {
	return { label, latitude, longitude, ...(approximate && { approximate }) };
}
