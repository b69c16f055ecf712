import { readOutline } from "@nev/basemap";
import { lazy } from "./lazy.js";
import { milesBetween, type Point } from "./miles-between.js";
import { createPointGrid } from "./point-grid.js";
import { readZipAreas } from "./zip-codes.js";

/** How far piers and small islands that the outline lacks may be from a shore, or from their ZIP code, in miles. */
const milesFromShore = 2;

/** How far off the outline may be at the border to Canada or Mexico, in miles. */
const milesFromBorder = 0.25;

const milesPerDegree = 69.1;

/** How many points a stretch of the outline has, so that few stretches are near a point. */
const pointsOfStretch = 32;

const stretches = lazy(() =>
	readOutline().flatMap((ring) => {
		const parts = [];
		for (let start = 0; start < ring.length - 3; start += 3 * (pointsOfStretch - 1)) {
			const points = ring.subarray(start, start + 3 * pointsOfStretch);
			parts.push({ points, ...boundsOf(points) });
		}
		return parts;
	}),
);

const zips = lazy(() => createPointGrid(readZipAreas()));

/**
 * Whether a point is in the United States with their territories, or at most two miles off a shore of theirs
 * or off a ZIP code that the outline lacks, such as that of an island.
 */
export function isInUnitedStates(point: Point): boolean {
	if (isInOutline(point)) return true;
	const zip = zips().nearest(point);
	// Codes that the outline has may be this near to Canada or Mexico.
	return zip !== undefined && milesBetween(zip, point) <= milesFromShore && !isInOutline(zip);
}

function isInOutline({ latitude, longitude }: Point): boolean {
	let crossings = 0;
	for (const { points, south, north, east } of stretches()) {
		if (latitude < south || latitude > north || longitude > east) continue;
		crossings += crossingsEastOf(points, longitude, latitude);
	}
	if (crossings % 2 === 1) return true;
	const margin = milesFromShore / milesPerDegree;
	const eastWest = Math.cos((latitude * Math.PI) / 180);
	return stretches().some(
		({ points, south, north, west, east }) =>
			latitude > south - margin &&
			latitude < north + margin &&
			longitude > west - margin / eastWest &&
			longitude < east + margin / eastWest &&
			isBeside(points, longitude, latitude, eastWest),
	);
}

/** How often a line to the east crosses a stretch: from inside of the country, an odd number of times in all. */
function crossingsEastOf(points: Float64Array, x: number, y: number): number {
	let count = 0;
	for (let i = 3; i < points.length; i += 3) {
		const y0 = points[i - 2] as number;
		const y1 = points[i + 1] as number;
		if (y0 > y === y1 > y) continue;
		const x0 = points[i - 3] as number;
		const x1 = points[i] as number;
		if (x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) count += 1;
	}
	return count;
}

function isBeside(points: Float64Array, x: number, y: number, eastWest: number): boolean {
	for (let i = 3; i < points.length; i += 3) {
		const [x0 = 0, y0 = 0, near0 = 0, x1 = 0, y1 = 0, near1 = 0] = points.subarray(i - 3, i + 3);
		const [east0, north0] = [(x0 - x) * eastWest, y0 - y];
		const [dx, dy] = [(x1 - x0) * eastWest, y1 - y0];
		const squared = dx * dx + dy * dy;
		const along = squared === 0 ? 0 : -(east0 * dx + north0 * dy) / squared;
		const nearest = Math.max(0, Math.min(1, along));
		const miles = milesPerDegree * Math.hypot(east0 + nearest * dx, north0 + nearest * dy);
		if (miles <= (near0 + near1 > 0 ? milesFromBorder : milesFromShore)) return true;
	}
	return false;
}

function boundsOf(points: Float64Array) {
	const longitudes = points.filter((_, index) => index % 3 === 0);
	const latitudes = points.filter((_, index) => index % 3 === 1);
	return {
		west: Math.min(...longitudes),
		east: Math.max(...longitudes),
		south: Math.min(...latitudes),
		north: Math.max(...latitudes),
	};
}
