import type { Path } from "./mercator.js";
import { boundsOf, distanceToStretch } from "./path.js";

const steps = 12;

/** The point inside a ring that is farthest from its edge, approximately: two passes over a grid. */
export function poleOfInaccessibility(ring: Path): { x: number; y: number } {
	const { west, north, east, south } = boundsOf(ring);
	let best = { x: (west + east) / 2, y: (north + south) / 2 };
	let width = east - west;
	let height = south - north;
	for (let pass = 0; pass < 2; pass++) {
		const { x: middleX, y: middleY } = best;
		let farthest = distanceInside(ring, middleX, middleY);
		for (let row = 0; row <= steps; row++) {
			for (let column = 0; column <= steps; column++) {
				const x = middleX + (column / steps - 0.5) * width;
				const y = middleY + (row / steps - 0.5) * height;
				const distance = distanceInside(ring, x, y);
				if (distance > farthest) {
					farthest = distance;
					best = { x, y };
				}
			}
		}
		width /= steps / 2;
		height /= steps / 2;
	}
	return best;
}

/** The distance from a point to the edge of a ring; negative outside of it. */
export function distanceInside(ring: Path, x: number, y: number): number {
	let inside = false;
	let least = Infinity;
	for (let i = 2; i < ring.length; i += 2) {
		const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.subarray(i - 2, i + 2);
		if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
		least = Math.min(least, distanceToStretch(x, y, x0, y0, x1, y1));
	}
	return inside ? least : -least;
}
