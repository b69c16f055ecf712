import { type Dealership, dealershipSearchText, type RegionName } from "@nev/contract";
import type { PlaceIndex } from "../places/place-index.js";

/** A dealership with what the indexes need. */
export interface LocatedDealership {
	readonly dealership: Dealership;
	readonly searchText: string;
	/** Absent if the dealership has neither coordinates nor a known ZIP code. */
	readonly position?: {
		readonly latitude: number;
		readonly longitude: number;
		/** True for the centre of the ZIP code. */
		readonly isApproximate: boolean;
	};
}

/** Which dealerships a search is limited to. */
export interface DealershipFilter {
	/** A part of the name, city or state, in any case. */
	q: string;
	state?: RegionName | undefined;
}

/** Locates a dealership by its coordinates, or else by the centre of its ZIP code. */
export function locate(dealership: Dealership, places: PlaceIndex): LocatedDealership {
	const searchText = dealershipSearchText(dealership);
	const { latitude, longitude, zipCode } = dealership;
	if (latitude !== null && longitude !== null) {
		return { dealership, searchText, position: { latitude, longitude, isApproximate: false } };
	}
	const centre = places.byZip(zipCode.slice(0, 5));
	if (!centre) return { dealership, searchText };
	return {
		dealership,
		searchText,
		position: { latitude: centre.latitude, longitude: centre.longitude, isApproximate: true },
	};
}
