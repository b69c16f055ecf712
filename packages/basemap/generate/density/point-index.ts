import { groupBy } from "../group-by.js";

/** Cells across the unit square: at latitude 40 about 15 kilometres each. */
const cellCount = 2048;

/** Finds the points near another. */
export class PointIndex<Point extends { readonly x: number; readonly y: number }> {
	readonly #cells: ReadonlyMap<number, readonly Point[]>;

	constructor(points: readonly Point[]) {
		this.#cells = groupBy(points, ({ x, y }) => cellOf(y) * cellCount + cellOf(x));
	}

	/** The points within a distance, and so a point of the index itself. */
	within(x: number, y: number, distance: number): Point[] {
		const found: Point[] = [];
		for (let row = cellOf(y - distance); row <= cellOf(y + distance); row++) {
			for (let column = cellOf(x - distance); column <= cellOf(x + distance); column++) {
				found.push(...(this.#cells.get(row * cellCount + column) ?? []));
			}
		}
		return found.filter((point) => Math.hypot(point.x - x, point.y - y) <= distance);
	}
}

function cellOf(position: number): number {
	return Math.floor(position * cellCount);
}
