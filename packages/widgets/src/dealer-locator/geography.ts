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

/** A dealership's coordinates; undefined if it has none. */
export function positionOf(dealership: {
	latitude: number | null;
	longitude: number | null;
}): Position | undefined {
	const { latitude, longitude } = dealership;
	return latitude === null || longitude === null ? undefined : { latitude, longitude };
}
