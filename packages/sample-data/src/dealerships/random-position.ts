import { milesPerDegree, milesPerDegreeOfLongitude, type Position } from "./distance.js";
import type { Random } from "./mulberry32.js";

/** Maximum distance of a dealer from the centre of its ZIP code, in miles. */
const maxMiles = 1.5;

/** The share of dealers with an unknown position. */
const shareWithoutPosition = 0.02;

/** A random position near the centre of a ZIP code, evenly distributed over a disc, or none. */
export function randomPosition(
	random: Random,
	centre: Position,
): Position | { latitude: null; longitude: null } {
	if (random() < shareWithoutPosition) {
		return { latitude: null, longitude: null };
	}
	const miles = maxMiles * Math.sqrt(random());
	const bearing = 2 * Math.PI * random();
	const north = (miles * Math.cos(bearing)) / milesPerDegree;
	const east = (miles * Math.sin(bearing)) / milesPerDegreeOfLongitude(centre.latitude);
	return {
		latitude: roundToFiveDecimals(centre.latitude + north),
		longitude: roundToFiveDecimals(centre.longitude + east),
	};
}

/** The fifth decimal of a degree is about a yard. */
function roundToFiveDecimals(degrees: number): number {
	return Number(degrees.toFixed(5));
}
