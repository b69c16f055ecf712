export const kilometresPerMile = 1.609344;

export const earthRadiusKilometres = 6371;

/** In degrees. */
export interface Point {
	readonly latitude: number;
	readonly longitude: number;
}

/** The great-circle distance in miles, by the haversine formula. */
export function milesBetween(from: Point, to: Point): number {
	const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
	const haversine =
		halfSineSquared(to.latitude - from.latitude) +
		cosines * halfSineSquared(to.longitude - from.longitude);
	return (2 * earthRadiusKilometres * Math.asin(Math.sqrt(haversine))) / kilometresPerMile;
}

function halfSineSquared(degrees: number): number {
	return Math.sin(radians(degrees) / 2) ** 2;
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}
