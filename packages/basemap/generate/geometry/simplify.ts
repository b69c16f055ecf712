import type { Path } from "./mercator.js";
import { distanceToStretch } from "./path.js";

/** The tolerance at a given y, in units of the unit square. */
export type Tolerance = (y: number) => number;

/**
 * Simplifies a path after Douglas and Peucker (1973): drops the points within a tolerance of the
 * simplified path, and keeps the ends. A closed path is split at the point farthest from its start.
 */
export function simplify(path: Path, tolerance: Tolerance): Path {
	const last = path.length / 2 - 1;
	if (last < 2) return path;
	const keep = new Uint8Array(last + 1);
	keep[0] = keep[last] = 1;
	const isClosed = path[0] === path[2 * last] && path[1] === path[2 * last + 1];
	const stretches: [number, number][] = [];
	if (isClosed) {
		const far = farthestFromStart(path);
		keep[far] = 1;
		stretches.push([0, far], [far, last]);
	} else {
		stretches.push([0, last]);
	}
	for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
		const [from, to] = stretch;
		const far = farthestFromStretch(path, from, to, tolerance);
		if (far === undefined) continue;
		keep[far] = 1;
		stretches.push([from, far], [far, to]);
	}
	const kept: number[] = [];
	for (let i = 0; i <= last; i++) {
		if (keep[i]) kept.push(path[2 * i] ?? 0, path[2 * i + 1] ?? 0);
	}
	return Float64Array.from(kept);
}

function farthestFromStart(path: Path): number {
	let far = 1;
	let farthest = -1;
	for (let i = 1; i < path.length / 2; i++) {
		const dx = (path[2 * i] ?? 0) - (path[0] ?? 0);
		const dy = (path[2 * i + 1] ?? 0) - (path[1] ?? 0);
		const squared = dx * dx + dy * dy;
		if (squared > farthest) {
			farthest = squared;
			far = i;
		}
	}
	return far;
}

function farthestFromStretch(
	path: Path,
	from: number,
	to: number,
	tolerance: Tolerance,
): number | undefined {
	const x0 = path[2 * from] ?? 0;
	const y0 = path[2 * from + 1] ?? 0;
	const x1 = path[2 * to] ?? 0;
	const y1 = path[2 * to + 1] ?? 0;
	let far: number | undefined;
	let farthest = 0;
	for (let i = from + 1; i < to; i++) {
		const distance = distanceToStretch(path[2 * i] ?? 0, path[2 * i + 1] ?? 0, x0, y0, x1, y1);
		if (distance > farthest) {
			farthest = distance;
			far = i;
		}
	}
	const isFar = far !== undefined && farthest > tolerance(path[2 * far + 1] ?? 0);
	return isFar ? far : undefined;
}
