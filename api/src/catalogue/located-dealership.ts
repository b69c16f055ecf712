import { type Dealership, dealershipSearchText, type RegionName } from "@nev/contract";
import type { Point } from "../places/miles-between.js";
import type { PlaceIndex } from "../places/place-index.js";
import { plainApostrophes } from "../text/punctuation.js";

/** A dealership with what the indexes need. */
export interface LocatedDealership {
	readonly dealership: Dealership;
	readonly searchText: string;
	/** The centre of the ZIP code of a dealership without coordinates, or of the nearest known ZIP code. */
	readonly centre?: Point;
}

/** Where a dealership is, if that is known. */
export function positionOf({ dealership, centre }: LocatedDealership): Point | undefined {
	const { latitude, longitude } = dealership;
	return latitude !== null && longitude !== null ? { latitude, longitude } : centre;
}

/** Which dealerships a search is limited to. */
export interface DealershipFilter {
	/** A part of the name, city or state, in any case. */
	q: string;
	/** Whether it has to have only the words of `q`, in any order. */
	anyOrder?: boolean;
	state?: RegionName | undefined;
}

/** Locates a dealership by its coordinates, or else by the centre of its ZIP code. */
export function locate(dealership: Dealership, places: PlaceIndex): LocatedDealership {
	const searchText = plainApostrophes(dealershipSearchText(dealership));
	const located = { dealership, searchText };
	if (positionOf(located)) return located;
	const centre = places.locateZip(dealership.zipCode.slice(0, 5));
	return centre
		? { ...located, centre: { latitude: centre.latitude, longitude: centre.longitude } }
		: located;
}
