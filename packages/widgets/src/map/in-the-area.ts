/** Beyond so many miles a map that shows both places shows neither. */
const farthestMiles = 500;

/** How much farther than the nearest one a dealership may be, where none is within the radius. */
const share = 1.5;

/**
 * The dealerships that a map of the searched place shows: those within the radius, or where there are none, the
 * nearest and those that are hardly farther. From San Juan the nearest one may be in Florida: then none.
 *
 * @param dealerships the nearest first
 */
export function inTheArea<Dealership extends { readonly distanceMiles?: number | undefined }>(
	dealerships: readonly Dealership[],
	radiusMiles: number,
): Dealership[] {
	const nearest = dealerships[0]?.distanceMiles ?? 0;
	const reach = Math.max(radiusMiles, Math.min(nearest * share, farthestMiles));
	return dealerships.filter(({ distanceMiles = 0 }) => distanceMiles <= reach);
}
