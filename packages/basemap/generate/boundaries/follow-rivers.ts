import { kilometresAt, type Path } from "../geometry/mercator.js";
import { lengthOf } from "../geometry/path.js";

/** A boundary this close to a river, for at least this length, runs in it. In kilometres. */
const nearby = 2.5;
const leastRun = 5;

/** The limits of the length of the river, relative to the boundary, between the ends of such a run. */
const leastRatio = 0.75;
const mostRatio = 2;

const stepKilometres = 0.5;

/** Cells of the index across the unit square: about 5 kilometres each, twice the distance searched. */
const cellCount = 8192;

/** A part of a boundary. */
export type BoundaryPart = { readonly path: Path; readonly isRiver: boolean };

/**
 * Snaps boundaries that run in a river to the river. Both sources are some hundred metres off; a
 * boundary that weaves from bank to bank would look worse than either.
 */
export class RiverFollower {
	readonly #rivers: readonly River[];
	readonly #cells = new Map<number, { river: number; stretch: number }[]>();

	constructor(rivers: readonly Path[]) {
		this.#rivers = rivers.map((path) => ({ path, along: distancesAlong(path) }));
		for (const [river, path] of rivers.entries()) {
			for (let stretch = 0; stretch + 1 < path.length / 2; stretch++) this.#add(river, stretch);
		}
	}

	/** Splits a boundary into the parts that follow a river, snapped to it, and the rest. */
	follow(boundary: Path): BoundaryPart[] {
		const samples = [...this.#sample(boundary)];
		const parts: BoundaryPart[] = [];
		let rest: number[] = [];
		const endRest = (...point: number[]) => {
			rest.push(...point);
			if (rest.length > 2) parts.push({ path: Float64Array.from(rest), isRiver: false });
			rest = [];
		};
		for (let i = 0; i < samples.length; ) {
			const run = this.#runFrom(samples, i);
			if (run) {
				const [startX = 0, startY = 0] = run.path;
				endRest(...(i > 0 ? [startX, startY] : []));
				parts.push({ path: run.path, isRiver: true });
				i = run.end + 1;
				if (i < samples.length) rest = [...run.path.subarray(-2)];
			} else {
				const sample = samples[i] as Sample;
				if (sample.isVertex) rest.push(sample.x, sample.y);
				i++;
			}
		}
		endRest();
		return parts;
	}

	/** The run along a river that starts at a sample, if it is long enough. */
	#runFrom(samples: readonly Sample[], start: number): { end: number; path: Path } | undefined {
		const first = samples[start]?.nearest;
		if (!first || samples[start - 1]?.nearest?.river === first.river) return undefined;
		let end = start;
		while (samples[end + 1]?.nearest?.river === first.river) end++;
		const last = samples[end]?.nearest ?? first;
		const unit = kilometresAt(samples[start]?.y ?? 0, 1);
		const walked = lengthOf(
			Float64Array.from(samples.slice(start, end + 1).flatMap(({ x, y }) => [x, y])),
		);
		const floated = Math.abs(last.along - first.along);
		if (walked < leastRun * unit) return undefined;
		if (floated < leastRatio * walked || floated > mostRatio * walked) return undefined;
		return { end, path: this.#between(first, last) };
	}

	#between(from: OnRiver, to: OnRiver): Path {
		const { path, along } = this.#rivers[from.river] as River;
		const forward = from.along <= to.along;
		const [start, end] = forward ? [from, to] : [to, from];
		const points = [start.x, start.y];
		for (let i = 0; i < along.length; i++) {
			const distance = along[i] ?? 0;
			if (distance > start.along && distance < end.along) {
				points.push(path[2 * i] ?? 0, path[2 * i + 1] ?? 0);
			}
		}
		points.push(end.x, end.y);
		return forward ? Float64Array.from(points) : reversed(points);
	}

	*#sample(path: Path): Generator<Sample> {
		for (let i = 0; i < path.length; i += 2) {
			const [x = 0, y = 0] = path.subarray(i, i + 2);
			if (i > 0) {
				const [fromX = 0, fromY = 0] = path.subarray(i - 2, i);
				const step = kilometresAt(y, stepKilometres);
				const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) / step);
				for (let s = 1; s < steps; s++) {
					const betweenX = fromX + ((x - fromX) * s) / steps;
					const betweenY = fromY + ((y - fromY) * s) / steps;
					const nearest = this.#nearest(betweenX, betweenY);
					yield { x: betweenX, y: betweenY, isVertex: false, nearest };
				}
			}
			yield { x, y, isVertex: true, nearest: this.#nearest(x, y) };
		}
	}

	#nearest(x: number, y: number): OnRiver | undefined {
		let least = kilometresAt(y, nearby);
		let nearest: OnRiver | undefined;
		const column = Math.floor(x * cellCount);
		const row = Math.floor(y * cellCount);
		for (let dy = -1; dy <= 1; dy++) {
			for (let dx = -1; dx <= 1; dx++) {
				for (const { river, stretch } of this.#cells.get((row + dy) * cellCount + column + dx) ??
					[]) {
					const { path, along } = this.#rivers[river] as River;
					const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = path.subarray(2 * stretch, 2 * stretch + 4);
					const length = (along[stretch + 1] ?? 0) - (along[stretch] ?? 0);
					if (length === 0) continue;
					const share = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / (length * length);
					const inside = Math.max(0, Math.min(1, share));
					const onX = x0 + inside * (x1 - x0);
					const onY = y0 + inside * (y1 - y0);
					const distance = Math.hypot(x - onX, y - onY);
					if (distance >= least) continue;
					least = distance;
					nearest = { river, along: (along[stretch] ?? 0) + inside * length, x: onX, y: onY };
				}
			}
		}
		return nearest;
	}

	#add(river: number, stretch: number): void {
		const path = this.#rivers[river]?.path ?? new Float64Array();
		const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = path.subarray(2 * stretch, 2 * stretch + 4);
		const cellOf = (position: number) => Math.floor(position * cellCount);
		for (let row = cellOf(Math.min(y0, y1)); row <= cellOf(Math.max(y0, y1)); row++) {
			for (let column = cellOf(Math.min(x0, x1)); column <= cellOf(Math.max(x0, x1)); column++) {
				const cell = row * cellCount + column;
				const found = this.#cells.get(cell);
				if (found) found.push({ river, stretch });
				else this.#cells.set(cell, [{ river, stretch }]);
			}
		}
	}
}

/** A river with the distance of each point from its start. */
type River = { path: Path; along: Float64Array };

type OnRiver = { river: number; along: number; x: number; y: number };

type Sample = { x: number; y: number; isVertex: boolean; nearest: OnRiver | undefined };

function distancesAlong(path: Path): Float64Array {
	const along = new Float64Array(path.length / 2);
	for (let i = 1; i < along.length; i++) {
		const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = path.subarray(2 * i - 2, 2 * i + 2);
		along[i] = (along[i - 1] ?? 0) + Math.hypot(x1 - x0, y1 - y0);
	}
	return along;
}

function reversed(points: readonly number[]): Path {
	return Float64Array.from(points, (_, i) => {
		const point = points.length / 2 - 1 - (i >> 1);
		return points[2 * point + (i % 2)] ?? 0;
	});
}
