import { buffer, extent } from "./slice.js";

/** A ring or a line in tile units. */
export type TilePath = [number, number][];

/** The edge at which shapes are cut. */
const edge: TilePath = square(buffer);

/**
 * The tile as a ring, clockwise on the screen. It is slightly larger than the edge at which shapes
 * are cut, so that holes cut there are inside it.
 */
export const wholeTile: TilePath = square(buffer + 2);

function square(around: number): TilePath {
	const [low, high] = [-around, extent + around];
	return [
		[low, low],
		[high, low],
		[high, high],
		[low, high],
		[low, low],
	];
}

/** Whether a ring covers the whole tile. */
export function fillsTile(ring: TilePath): boolean {
	return Math.abs(signedArea(ring)) >= Math.abs(signedArea(edge));
}

/**
 * A polygon's rings, the outer one first, without superfluous points. Rings that rounding has left
 * without area, or has turned inside out, are dropped, and with the outer one its holes.
 */
export function tidyPolygon(rings: readonly TilePath[]): TilePath[] {
	const [outer, ...holes] = rings.map(tidyRing);
	if (!outer || signedArea(outer) <= 0) return [];
	return [outer, ...holes.filter((hole) => signedArea(hole) < 0)];
}

/** Lines without repeated points. Lines of a single point are dropped. */
export function tidyLines(lines: readonly TilePath[]): TilePath[] {
	return lines.map(withoutRepeats).filter((line) => line.length > 1);
}

function tidyRing(ring: TilePath): TilePath {
	const tidy: TilePath = [];
	for (const point of withoutRepeats(ring)) {
		while (tidy.length > 1 && isInLine(tidy.at(-2), tidy.at(-1), point)) tidy.pop();
		if (!isSame(tidy.at(-1), point)) tidy.push(point);
	}
	return tidy;
}

function withoutRepeats(path: TilePath): TilePath {
	return path.filter((point, i) => i === 0 || !isSame(path[i - 1], point));
}

type Point = [number, number] | undefined;

function isSame(a: Point, b: Point): boolean {
	return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}

/** Whether three points are collinear: the second is superfluous, or the tip of a spike without width. */
function isInLine(before: Point, point: Point, after: Point): boolean {
	if (!before || !point || !after) return false;
	const [toX, toY] = [point[0] - before[0], point[1] - before[1]];
	const [onX, onY] = [after[0] - point[0], after[1] - point[1]];
	return toX * onY === toY * onX;
}

/** Positive if the ring is clockwise on the screen. */
function signedArea(ring: TilePath): number {
	let twice = 0;
	for (const [i, [x1, y1]] of ring.entries()) {
		const [x0, y0] = ring[i - 1] ?? ring.at(-1) ?? [0, 0];
		twice += x0 * y1 - x1 * y0;
	}
	return twice / 2;
}
