import { milesPerDegree, milesPerDegreeOfLongitude, type Position } from "./distance.js";
import type { Random } from "./mulberry32.js";

/** How far from its ZIP code's centre a dealer stands at most, in miles. */
const jitterMiles = 1.5;

/** The share of dealers whose exact position is not known. */
const shareWithoutPosition = 0.02;

/** A dealer's place, evenly spread over the disc around its ZIP code's centre, or none. */
export function scatter(
	random: Random,
	centre: Position,
): Position | { latitude: null; longitude: null } {
	if (random() < shareWithoutPosition) {
		return { latitude: null, longitude: null };
	}
	const miles = jitterMiles * Math.sqrt(random());
	const bearing = 2 * Math.PI * random();
	const north = (miles * Math.cos(bearing)) / milesPerDegree;
	const east = (miles * Math.sin(bearing)) / milesPerDegreeOfLongitude(centre.latitude);
	return {
		latitude: toFiveDecimals(centre.latitude + north),
		longitude: toFiveDecimals(centre.longitude + east),
	};
}

/** Five decimals of a degree are about a yard. */
function toFiveDecimals(degrees: number): number {
	return Number(degrees.toFixed(5));
}
