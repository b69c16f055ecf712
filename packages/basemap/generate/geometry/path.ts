import type { Path } from "./mercator.js";

/** The area inside a closed path, in units of the unit square. */
export function areaOf(path: Path): number {
	return Math.abs(signedAreaOf(path));
}

/** The same, and negative if the path is counterclockwise on the screen. */
export function signedAreaOf(path: Path): number {
	const [originX = 0, originY = 0] = path;
	let twice = 0;
	for (let i = 2; i < path.length; i += 2) {
		const x0 = (path[i - 2] ?? 0) - originX;
		const y0 = (path[i - 1] ?? 0) - originY;
		const x1 = (path[i] ?? 0) - originX;
		const y1 = (path[i + 1] ?? 0) - originY;
		twice += x0 * y1 - x1 * y0;
	}
	return twice / 2;
}

/** The length of a path, in units of the unit square. */
export function lengthOf(path: Path): number {
	let length = 0;
	for (let i = 2; i < path.length; i += 2) {
		length += Math.hypot(
			(path[i] ?? 0) - (path[i - 2] ?? 0),
			(path[i + 1] ?? 0) - (path[i - 1] ?? 0),
		);
	}
	return length;
}

export type Bounds = { west: number; north: number; east: number; south: number };

export function boundsOf(path: Path): Bounds {
	const bounds = { west: Infinity, north: Infinity, east: -Infinity, south: -Infinity };
	for (let i = 0; i < path.length; i += 2) {
		const x = path[i] ?? 0;
		const y = path[i + 1] ?? 0;
		if (x < bounds.west) bounds.west = x;
		if (x > bounds.east) bounds.east = x;
		if (y < bounds.north) bounds.north = y;
		if (y > bounds.south) bounds.south = y;
	}
	return bounds;
}

/** The distance from a point (x, y) to the line between two others. */
export function distanceToStretch(
	x: number,
	y: number,
	x0: number,
	y0: number,
	x1: number,
	y1: number,
): number {
	const dx = x1 - x0;
	const dy = y1 - y0;
	const squared = dx * dx + dy * dy;
	const along = squared === 0 ? 0 : ((x - x0) * dx + (y - y0) * dy) / squared;
	const nearest = Math.max(0, Math.min(1, along));
	return Math.hypot(x - x0 - nearest * dx, y - y0 - nearest * dy);
}

/** Whether a point (x, y) is inside a closed path. */
export function isInside(path: Path, x: number, y: number): boolean {
	let isIn = false;
	for (let i = 2; i < path.length; i += 2) {
		const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = path.subarray(i - 2, i + 2);
		if (y0 > y !== y1 > y && x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) < x) isIn = !isIn;
	}
	return isIn;
}
