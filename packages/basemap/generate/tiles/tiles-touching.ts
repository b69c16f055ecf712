import type { Feature, MultiPolygon, Polygon } from "geojson";
import type { Path } from "../geometry/mercator.js";
import { ringsOf } from "../sources/atlas.js";
import { TileGrid } from "./tile-grid.js";

/** The tiles of a zoom that areas touch. */
export function tilesTouching(
	areas: readonly Feature<Polygon | MultiPolygon>[],
	zoom: number,
): TileGrid {
	const grid = new TileGrid(2 ** zoom);
	for (const { geometry } of areas) {
		for (const ring of ringsOf(geometry)) {
			const edges = edgesOf(ring, grid.size);
			addEdges(grid, edges);
			addInside(grid, edges);
		}
	}
	return grid;
}

/** In tiles. */
type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

function edgesOf(ring: Path, size: number): Edge[] {
	return Array.from({ length: ring.length / 2 - 1 }, (_, i): Edge => {
		const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.subarray(2 * i, 2 * i + 4);
		return [x0 * size, y0 * size, x1 * size, y1 * size];
	});
}

/** Adds the tiles along edges, sampled four times per tile. */
function addEdges(grid: TileGrid, edges: readonly Edge[]): void {
	for (const [x0, y0, x1, y1] of edges) {
		const steps = Math.ceil(4 * Math.hypot(x1 - x0, y1 - y0)) || 1;
		for (let step = 0; step <= steps; step++) {
			const share = step / steps;
			grid.add(Math.floor(x0 + (x1 - x0) * share), Math.floor(y0 + (y1 - y0) * share));
		}
	}
}

/** Adds the tiles whose center is inside a ring, row by row between crossings. */
function addInside(grid: TileGrid, edges: readonly Edge[]): void {
	const ys = edges.map(([, y]) => y);
	for (let row = Math.floor(Math.min(...ys)); row <= Math.max(...ys); row++) {
		const center = row + 0.5;
		const crossings = edges
			.filter(([, y0, , y1]) => y0 > center !== y1 > center)
			.map(([x0, y0, x1, y1]) => x0 + ((center - y0) / (y1 - y0)) * (x1 - x0))
			.sort((a, b) => a - b);
		for (let i = 0; i + 1 < crossings.length; i += 2) {
			const end = crossings[i + 1] ?? 0;
			for (let x = Math.ceil((crossings[i] ?? 0) - 0.5); x + 0.5 < end; x++) grid.add(x, row);
		}
	}
}
