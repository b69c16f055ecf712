import { createGazetteer, type Dealership, type Place, readPlaces } from "@nev/contract";

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

/** Up to eight places for what a visitor types: those that it names, or that start with it. */
export function suggestPlaces(places: readonly Place[], query: string): Place[] {
	const text = query.trim().toLowerCase();
	const named = readPlaces(text, createGazetteer(places))?.places ?? [];
	const cities = new Map<string, Place>();
	for (const place of places) {
		const label = /^\d+$/.test(text) ? place.label : `${place.city}, ${place.state}`;
		if (label.toLowerCase().startsWith(text) && !cities.has(label)) {
			cities.set(label, { ...place, label });
		}
	}
	return [...(named.length > 0 ? named : cities.values())].slice(0, maxSuggestions);
}

/** The places whose cities have the letters of a text, in another order. */
export function similarPlaces(places: readonly Place[], query: string): Place[] {
	const sorted = (text: string) => [...text.toLowerCase()].sort().join("");
	const place = places.find(({ city }) => sorted(city) === sorted(query.split(",")[0] ?? ""));
	return place ? [{ ...place, label: `${place.city}, ${place.state}`, similar: true }] : [];
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
