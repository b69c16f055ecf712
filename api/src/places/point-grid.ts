import type { Point } from "./miles-between.js";

/** The edge of a cell, in degrees. */
const cellSize = 0.25;

/** How many cells around a point's own are looked through: first those next to it, then a degree and a half. */
const reaches = [1, 6];

const columns = 360 / cellSize;

/** Points by cells of a grid. */
export interface PointGrid<Place extends Point> {
	/** The nearest of the points around; undefined if there is none. */
	nearest(point: Point): Place | undefined;
}

/** Sorts points into the cells of a grid. */
export function createPointGrid<Place extends Point>(places: readonly Place[]): PointGrid<Place> {
	const cells = new Map<number, Place[]>();
	for (const place of places) {
		const cell = cellOf(rowOf(place), columnOf(place));
		const others = cells.get(cell);
		if (others) others.push(place);
		else cells.set(cell, [place]);
	}

	function nearestWithin(point: Point, reach: number): Place | undefined {
		const [row, column] = [rowOf(point), columnOf(point)];
		const eastWest = Math.cos((point.latitude * Math.PI) / 180);
		let nearest: Place | undefined;
		let least = Number.POSITIVE_INFINITY;
		for (let y = row - reach; y <= row + reach; y += 1) {
			for (let x = column - reach; x <= column + reach; x += 1) {
				for (const place of cells.get(cellOf(y, x)) ?? []) {
					const north = place.latitude - point.latitude;
					const east = (place.longitude - point.longitude) * eastWest;
					const squared = north * north + east * east;
					if (squared >= least) continue;
					least = squared;
					nearest = place;
				}
			}
		}
		return nearest;
	}

	return {
		nearest(point) {
			for (const reach of reaches) {
				const place = nearestWithin(point, reach);
				if (place) return place;
			}
			return undefined;
		},
	};
}

const rowOf = ({ latitude }: Point) => Math.floor(latitude / cellSize);

const columnOf = ({ longitude }: Point) => Math.floor(longitude / cellSize);

const cellOf = (row: number, column: number) => row * columns + column;
