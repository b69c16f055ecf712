/** Coordinates in degrees. */
export type Position = { latitude: number; longitude: number };

/** Miles per degree of latitude, on a sphere with the earth's mean radius. */
export const milesPerDegree = 69.1;

/** Miles per degree of longitude at a latitude. */
export function milesPerDegreeOfLongitude(latitude: number): number {
	return milesPerDegree * Math.cos((latitude * Math.PI) / 180);
}

/** Distance on a plane. Accurate enough to compare distances within a state. */
export function approximateMiles(from: Position, to: Position): number {
	const north = (to.latitude - from.latitude) * milesPerDegree;
	const east = (to.longitude - from.longitude) * milesPerDegreeOfLongitude(from.latitude);
	return Math.hypot(north, east);
}
