import { type Dealership, dealershipSearchText } from "@nev/contract";
import type { PlaceIndex } from "../places/place-index.js";

/** A dealership with what searches need. */
export interface LocatedDealership {
	readonly dealership: Dealership;
	readonly searchText: string;
	/** Absent where neither coordinates nor a known ZIP code say where it is. */
	readonly position?: {
		readonly latitude: number;
		readonly longitude: number;
		/** True where it is the centre of the ZIP code. */
		readonly isApproximate: boolean;
	};
}

/** Places a dealership by its coordinates, or else by the centre of its ZIP code. */
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
