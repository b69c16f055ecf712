/** A place in degrees. */
export type Position = { latitude: number; longitude: number };

/** Miles on a degree of latitude, on a sphere of the earth's mean radius. */
export const milesPerDegree = 69.1;

/** Miles on a degree of longitude, fewer towards the poles. */
export function milesPerDegreeOfLongitude(latitude: number): number {
	return milesPerDegree * Math.cos((latitude * Math.PI) / 180);
}

/** Miles between two places of one state, reckoned on a plane: near enough to say which is nearer. */
export function roughMiles(from: Position, to: Position): number {
	const north = (to.latitude - from.latitude) * milesPerDegree;
	const east = (to.longitude - from.longitude) * milesPerDegreeOfLongitude(from.latitude);
	return Math.hypot(north, east);
}
