import { distance } from "geokdbush";

export const kilometresPerMile = 1.609344;

/** In degrees. */
export interface Point {
	readonly latitude: number;
	readonly longitude: number;
}

/** The great-circle distance in miles. */
export function milesBetween(from: Point, to: Point): number {
	const kilometres = distance(from.longitude, from.latitude, to.longitude, to.latitude);
	return kilometres / kilometresPerMile;
}
