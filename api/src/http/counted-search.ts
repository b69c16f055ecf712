import type { NearbyDealerships } from "@nev/contract";
import type { PlaceIndex } from "../places/place-index.js";

/** What is counted of a search for dealers: nothing finer, and nothing of who searched. */
export interface CountedSearch {
	/** The full name of a state, a territory or the District of Columbia. */
	readonly state: string;
	/** The first three digits of the ZIP code, or of the one nearest to the coordinates. */
	readonly zip3: string;
	/** Whether there is no dealer within the radius. */
	readonly foundNobody: boolean;
}

interface Search {
	readonly zip?: string | undefined;
	readonly latitude?: number | undefined;
	readonly q: string;
	readonly state?: string | undefined;
	readonly offset: number;
}

/**
 * Reads what is counted of a search by distance. Undefined if it only asks for the next part of a list, if
 * it is narrowed so that it says nothing of the dealers nearby, or if no ZIP code is near.
 */
export function countedSearch(
	{ zip = "", latitude, q, state, offset }: Search,
	{ origin, withinRadius }: Pick<NearbyDealerships, "origin" | "withinRadius">,
	places: Pick<PlaceIndex, "locateZip" | "nearest">,
): CountedSearch | undefined {
	if (q !== "" || offset > 0) return undefined;
	const place = latitude === undefined ? places.locateZip(zip) : places.nearest(origin);
	if (!place?.zip) return undefined;
	// A locator of one state's dealers, asked for a place in another.
	if (state !== undefined && state !== place.state) return undefined;
	return { state: place.state, zip3: place.zip.slice(0, 3), foundNobody: withinRadius === 0 };
}
