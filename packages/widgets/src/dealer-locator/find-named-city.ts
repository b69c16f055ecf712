import type { Place, RegionName } from "@nev/contract";

/**
 * Finds the city that a text names, such as "Naples, Florida", which is in no name, city or state of a
 * dealership.
 *
 * @param region the state or territory that the dealerships are limited to
 * @param source loads the places whose names begin with a text
 */
export async function findNamedCity(
	q: string,
	region: RegionName | undefined,
	source: { places(text: string): Promise<readonly Place[]> },
): Promise<Place | undefined> {
	// No city has a digit in its name: this is an address, a telephone number or a part of a ZIP code.
	if (/\d/.test(q)) return undefined;
	const place = (await source.places(q)).find(({ state }) => !region || state === region);
	// Who searches for a dealer named Smith does not mean Smithfield.
	const isPart =
		place && place.city.length > q.length && place.city.toLowerCase().startsWith(q.toLowerCase());
	return isPart ? undefined : place;
}
