import { distance } from "geokdbush";

export const kilometresPerMile = 1.609344;

/** A point on the earth, in degrees. */
export interface Point {
	readonly latitude: number;
	readonly longitude: number;
}

/** Miles along the earth's surface. */
export function milesBetween(from: Point, to: Point): number {
	const kilometres = distance(from.longitude, from.latitude, to.longitude, to.latitude);
	return kilometres / kilometresPerMile;
}
