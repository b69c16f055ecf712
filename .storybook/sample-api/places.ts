import type { Dealership, Place } from "@nev/contract";

/** Places where no dealership has coordinates: a state without dealers, and one dealer's town. */
const furtherPlaces: readonly Place[] = [
	place("Casper", "Wyoming", "82601", 42.85, -106.33),
	place("Bonita Springs", "Florida", "34133", 26.34, -81.78),
];

/** How many suggestions a search gives at most. */
const suggestionLimit = 8;

/** The places that the sample API knows: those of its dealerships, and a few more. */
export function placesOf(dealerships: readonly Dealership[]): Place[] {
	const byZip = new Map(furtherPlaces.map((known) => [known.zip, known]));
	for (const { city, state, zipCode, latitude, longitude } of dealerships) {
		if (latitude === null || longitude === null || byZip.has(zipCode)) continue;
		byZip.set(zipCode, place(city, state, zipCode, latitude, longitude));
	}
	return [...byZip.values()];
}

/** Up to eight places that begin with what was typed: ZIP codes for digits, otherwise cities. */
export function suggest(places: readonly Place[], typed: string): Place[] {
	const text = typed.trim().toLowerCase();
	if (/^\d+$/.test(text))
		return places.filter(({ zip }) => zip?.startsWith(text)).slice(0, suggestionLimit);
	const cities = new Map<string, Place>();
	for (const known of places) {
		const label = `${known.city}, ${known.state}`;
		if (known.city.toLowerCase().startsWith(text) && !cities.has(label)) {
			cities.set(label, { ...known, label });
		}
	}
	return [...cities.values()].slice(0, suggestionLimit);
}

function place(
	city: string,
	state: string,
	zip: string,
	latitude: number,
	longitude: number,
): Place {
	return { label: `${zip} ${city}, ${state}`, city, state, zip, latitude, longitude };
}
