import { radiusChoices } from "@nev/contract";

/** The distances that have a ring, in miles. */
const distances = [1, 2, 5, ...radiusChoices];

/** A smaller ring is hidden behind the origin's own marker, in pixels. */
const minRadius = 30;

/**
 * The rings around the origin of a search, in miles: that of the search always, those within it that
 * are large enough to read, and larger ones that fit the map.
 *
 * @param radiusMiles the radius of the search
 * @param milesPerPixel at the origin
 * @param maxRadius half of the map's shorter side, in pixels
 */
export function ringMiles(
	radiusMiles: number,
	milesPerPixel: number,
	maxRadius: number,
): readonly number[] {
	const others = distances.filter((miles) => {
		const radius = miles / milesPerPixel;
		if (radius < minRadius || miles === radiusMiles) return false;
		return miles < radiusMiles || radius <= maxRadius;
	});
	return [radiusMiles, ...others];
}
