import { latitudeOfY, yOfLatitude } from "./mercator.js";

/** Around the equator. */
const kilometresAround = 40_075;

/** Converts kilometres on the ground to units of the unit square, which depends on the latitude. */
export function kilometresAt(y: number, kilometres: number): number {
	return kilometres / (kilometresAround * Math.cos((latitudeOfY(y) * Math.PI) / 180));
}

/** The middle of the contiguous United States. */
const middle = yOfLatitude(40);

/** The scale of web mercator relative to latitude 40: 2 at latitude 67. */
export function enlargementAt(y: number): number {
	return kilometresAt(y, 1) / kilometresAt(middle, 1);
}
