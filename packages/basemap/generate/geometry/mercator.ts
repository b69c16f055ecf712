/** Points as x, y, x, y, … in the unit square of web mercator: 0, 0 is the north-west corner of tile 0/0/0, 1, 1 its south-east corner. */
export type Path = Float64Array;

/** The side of a tile on the screen, in CSS pixels. With it, the zoom of a map is that of its tiles plus one. */
const tilePixels = 512;

/** Converts a longitude in degrees to x. A path across the antimeridian continues beyond 180, and beyond x = 1. */
export function xOfLongitude(longitude: number): number {
	return longitude / 360 + 0.5;
}

/** Converts a latitude in degrees to y. */
export function yOfLatitude(latitude: number): number {
	const sine = Math.sin((latitude * Math.PI) / 180);
	return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Converts y to a latitude in degrees. */
export function latitudeOfY(y: number): number {
	return (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90;
}

/** The width of a pixel of a 512 px tile at a zoom, in units of the unit square. */
export function pixelAt(zoom: number): number {
	return 1 / (tilePixels * 2 ** zoom);
}

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
