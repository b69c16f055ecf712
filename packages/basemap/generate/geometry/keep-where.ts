import type { Path } from "./mercator.js";

/**
 * The parts of a path where a condition holds. The path is sampled in steps of the unit square;
 * between two samples that differ, the change is found by bisection.
 */
export function keepWhere(
	path: Path,
	step: number,
	holds: (x: number, y: number) => boolean,
): Path[] {
	const parts: Path[] = [];
	let part: number[] = [];
	let previous: Point | undefined;
	for (const point of walk(path, step)) {
		const isKept = holds(...point.at);
		if (previous && previous.isKept !== isKept) {
			part.push(...whereItChanges(previous.at, point.at, previous.isKept, holds));
		}
		if (isKept && point.isVertex) part.push(...point.at);
		if (!isKept) part = finish(part, parts);
		previous = { at: point.at, isKept };
	}
	finish(part, parts);
	return parts;
}

type Position = readonly [x: number, y: number];
type Point = { at: Position; isKept: boolean };

function finish(part: number[], parts: Path[]): number[] {
	if (part.length > 2) parts.push(Float64Array.from(part));
	return [];
}

/** The vertices of a path, and samples between them. */
function* walk(path: Path, step: number): Generator<{ at: Position; isVertex: boolean }> {
	for (let i = 0; i < path.length; i += 2) {
		const end: Position = [path[i] ?? 0, path[i + 1] ?? 0];
		if (i > 0) {
			const start: Position = [path[i - 2] ?? 0, path[i - 1] ?? 0];
			const steps = Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / step);
			for (let s = 1; s < steps; s++) yield { at: between(start, end, s / steps), isVertex: false };
		}
		yield { at: end, isVertex: true };
	}
}

function whereItChanges(
	from: Position,
	to: Position,
	wasKept: boolean,
	holds: (x: number, y: number) => boolean,
): Position {
	let near = from;
	let far = to;
	for (let i = 0; i < 8; i++) {
		const middle = between(near, far, 0.5);
		if (holds(...middle) === wasKept) near = middle;
		else far = middle;
	}
	return between(near, far, 0.5);
}

function between(from: Position, to: Position, share: number): Position {
	return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
