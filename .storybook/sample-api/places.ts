import type { Dealership, Place } from "@nev/contract";

/** Places without a located dealership: one in a state without dealers, and one dealer's town. */
const extraPlaces: readonly Place[] = [
	createPlace("Casper", "Wyoming", "82601", 42.85, -106.33),
	createPlace("Bonita Springs", "Florida", "34133", 26.34, -81.78),
];

/** Maximum number of suggestions. */
const maxSuggestions = 8;

/** The places of the sample API: those of its dealerships and the extra ones. */
export function collectPlaces(dealerships: readonly Dealership[]): Place[] {
	const byZip = new Map(extraPlaces.map((extra) => [extra.zip, extra]));
	for (const { city, state, zipCode, latitude, longitude } of dealerships) {
		if (latitude === null || longitude === null || byZip.has(zipCode)) continue;
		byZip.set(zipCode, createPlace(city, state, zipCode, latitude, longitude));
	}
	return [...byZip.values()];
}

/** Up to eight places that start with a text: ZIP codes if it is a number, otherwise cities, with their states or without. */
export function suggestPlaces(places: readonly Place[], query: string): Place[] {
	const text = query.trim().toLowerCase();
	if (/^\d+$/.test(text))
		return places.filter(({ zip }) => zip?.startsWith(text)).slice(0, maxSuggestions);
	const cities = new Map<string, Place>();
	for (const place of places) {
		const label = `${place.city}, ${place.state}`;
		if (label.toLowerCase().startsWith(text) && !cities.has(label)) {
			cities.set(label, { ...place, label });
		}
	}
	return [...cities.values()].slice(0, maxSuggestions);
}

function createPlace(
	city: string,
	state: string,
	zip: string,
	latitude: number,
	longitude: number,
): Place {
	return { label: `${zip} ${city}, ${state}`, city, state, zip, latitude, longitude };
}
