import type { Place } from "./dealership-search.js";
import { placeKey, placeWords } from "./place-words.js";
import type { RegionName } from "./us-states.js";

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

/** The gazetteer of a short list of ZIP codes. A city is at the first of its ZIP codes. */
export function createGazetteer(places: readonly Place[]): Gazetteer {
	return {
		byZip: (code) => places.find(({ zip }) => zip === code),
		region(name) {
			const place = places.find(({ state }) => state === name);
			if (!place) return undefined;
			const { state, latitude, longitude } = place;
			return { label: state, city: "", state, latitude, longitude };
		},
		named(key, region) {
			// By state: a list may write one city in several ways.
			const cities = new Map<string, Place>();
			for (const place of places) {
				const { city, state } = place;
				const isNamed = placeKey(placeWords(city)) === key && (!region || state === region);
				if (isNamed && !cities.has(state))
					cities.set(state, { ...place, label: `${city}, ${state}` });
			}
			return [...cities.values()];
		},
	};
}
