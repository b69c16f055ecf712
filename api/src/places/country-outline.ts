import { readOutline } from "@nev/basemap";
import { lazy } from "./lazy.js";
import type { Point } from "./miles-between.js";

/** How far piers and small islands that the outline lacks may be from a shore, in miles. */
const milesFromShore = 2;

/** How far off the outline may be at the border to Canada or Mexico, in miles. */
const milesFromBorder = 0.25;

const milesPerDegree = 69.1;

const rings = lazy(() => readOutline().map((ring) => ({ ring, ...boundsOf(ring) })));

/** Whether a point is in the United States with their territories, or at most two miles off a shore of theirs. */
export function isInUnitedStates({ latitude, longitude }: Point): boolean {
	const north = milesFromShore / milesPerDegree;
	const eastWest = Math.cos((latitude * Math.PI) / 180);
	const east = north / eastWest;
	const near = rings().filter(
		(bounds) =>
			latitude > bounds.south - north &&
			latitude < bounds.north + north &&
			longitude > bounds.west - east &&
			longitude < bounds.east + east,
	);
	return (
		near.filter(({ ring }) => isInside(ring, longitude, latitude)).length % 2 === 1 ||
		near.some(({ ring }) => isBeside(ring, longitude, latitude, eastWest))
	);
}

function isInside(ring: Float64Array, x: number, y: number): boolean {
	let inside = false;
	for (let i = 3; i < ring.length; i += 3) {
		const y0 = ring[i - 2] as number;
		const y1 = ring[i + 1] as number;
		if (y0 > y === y1 > y) continue;
		const x0 = ring[i - 3] as number;
		const x1 = ring[i] as number;
		if (x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
	}
	return inside;
}

function isBeside(ring: Float64Array, x: number, y: number, eastWest: number): boolean {
	for (let i = 3; i < ring.length; i += 3) {
		const [x0 = 0, y0 = 0, neighbor0 = 0, x1 = 0, y1 = 0, neighbor1 = 0] = ring.subarray(
			i - 3,
			i + 3,
		);
		const [east0, north0] = [(x0 - x) * eastWest, y0 - y];
		const [dx, dy] = [(x1 - x0) * eastWest, y1 - y0];
		const squared = dx * dx + dy * dy;
		const along = squared === 0 ? 0 : -(east0 * dx + north0 * dy) / squared;
		const nearest = Math.max(0, Math.min(1, along));
		const miles = milesPerDegree * Math.hypot(east0 + nearest * dx, north0 + nearest * dy);
		if (miles <= (neighbor0 + neighbor1 > 0 ? milesFromBorder : milesFromShore)) return true;
	}
	return false;
}

function boundsOf(ring: Float64Array) {
	const longitudes = ring.filter((_, index) => index % 3 === 0);
	const latitudes = ring.filter((_, index) => index % 3 === 1);
	return {
		west: Math.min(...longitudes),
		east: Math.max(...longitudes),
		south: Math.min(...latitudes),
		north: Math.max(...latitudes),
	};
}
