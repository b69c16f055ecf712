/** The earth's circumference in miles. */
const equatorMiles = 24_901.5;

/** How many miles a pixel of the map is at a latitude in degrees. */
export function milesPerPixelAt(latitude: number, zoom: number): number {
	return (equatorMiles * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom);
}
