import type { Path } from "./mercator.js";
import { distanceToStretch } from "./path.js";

/** Cells of the index across the unit square: about five kilometres each. */
const cellCount = 8192;

type Stretch = readonly [x0: number, y0: number, x1: number, y1: number];

/** Finds the distance from a point to the nearest of many paths. */
export class PathIndex {
	readonly #cells = new Map<number, Stretch[]>();

	constructor(paths: readonly Path[]) {
		for (const path of paths) {
			for (let i = 2; i < path.length; i += 2) {
				this.#add([path[i - 2] ?? 0, path[i - 1] ?? 0, path[i] ?? 0, path[i + 1] ?? 0]);
			}
		}
	}

	/** The distance in units of the unit square; Infinity if no path is within 5 kilometres. */
	distanceTo(x: number, y: number): number {
		const column = Math.floor(x * cellCount);
		const row = Math.floor(y * cellCount);
		let least = Infinity;
		for (let dy = -1; dy <= 1; dy++) {
			for (let dx = -1; dx <= 1; dx++) {
				for (const stretch of this.#cells.get((row + dy) * cellCount + column + dx) ?? []) {
					least = Math.min(least, distanceToStretch(x, y, ...stretch));
				}
			}
		}
		return least;
	}

	#add(stretch: Stretch): void {
		const [x0, y0, x1, y1] = stretch;
		const steps = Math.ceil(2 * cellCount * Math.hypot(x1 - x0, y1 - y0)) || 1;
		let previous = -1;
		for (let step = 0; step <= steps; step++) {
			const column = Math.floor((x0 + ((x1 - x0) * step) / steps) * cellCount);
			const row = Math.floor((y0 + ((y1 - y0) * step) / steps) * cellCount);
			const cell = row * cellCount + column;
			if (cell === previous) continue;
			previous = cell;
			const stretches = this.#cells.get(cell);
			if (stretches) stretches.push(stretch);
			else this.#cells.set(cell, [stretch]);
		}
	}
}
