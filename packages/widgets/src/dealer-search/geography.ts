export const earthRadiusMiles = 3958.8;
export const radiansPerDegree = Math.PI / 180;

/** A position in degrees. */
export interface Position {
	readonly latitude: number;
	readonly longitude: number;
}

/** The great-circle distance in miles (haversine formula). */
export function milesBetween(from: Position, to: Position): number {
	const halfLatitude = ((to.latitude - from.latitude) * radiansPerDegree) / 2;
	const halfLongitude = ((to.longitude - from.longitude) * radiansPerDegree) / 2;
	const h =
		Math.sin(halfLatitude) ** 2 +
		Math.cos(from.latitude * radiansPerDegree) *
			Math.cos(to.latitude * radiansPerDegree) *
			Math.sin(halfLongitude) ** 2;
	return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A dealership's coordinates; undefined if it has none, or only one. A page without types may have none. */
export function positionOf(dealership: {
	latitude?: number | null;
	longitude?: number | null;
}): Position | undefined {
	const { latitude, longitude } = dealership;
	return typeof latitude === "number" && typeof longitude === "number"
		? { latitude, longitude }
		: undefined;
}

/** The western edge of the map, in degrees: Guam and Saipan are to the left of Hawaii. */
export const westernEdge = -220;

/** A longitude within the map, which ends 220 degrees west and not at the antimeridian. */
export const toMapLongitude = (longitude: number): number => wrap(longitude, westernEdge);

/** The longitude of a point of the map, from -180 to 180 degrees. */
export const fromMapLongitude = (longitude: number): number => wrap(longitude, -180);

function wrap(degrees: number, least: number): number {
	const isWithin = degrees >= least && degrees < least + 360;
	// As it is, because the remainder is not exact.
	return isWithin ? degrees : ((((degrees - least) % 360) + 360) % 360) + least;
}
