import type { Path } from "./mercator.js";

/** Rows of the index across the unit square: about a kilometre each. */
const rowCount = 32768;

/** Cells across the unit square: about five kilometres each. */
const cellCount = 8192;
const unknown = 0;
const hasEdge = 1;
const known = 2;

/** A ring and the flag of the points inside it: a power of two, at most 32. */
export type FlaggedRing = { readonly ring: Path; readonly flag: number };

/**
 * Finds the rings around a point, by the even-odd rule. Edges are indexed by row, so that only those
 * of one row are counted. The answer for a cell without an edge is cached.
 */
export class RingIndex {
	readonly #starts: Uint32Array;
	readonly #edges: Float64Array;
	readonly #flags: Uint8Array;
	readonly #cells = new Uint8Array(cellCount * cellCount);

	constructor(rings: readonly FlaggedRing[]) {
		const counts = new Uint32Array(rowCount + 1);
		eachEdge(rings, (edge) => {
			eachRow(edge, (row) => {
				counts[row + 1] = (counts[row + 1] ?? 0) + 1;
			});
			this.#markCells(edge);
		});
		for (let row = 0; row < rowCount; row++) {
			counts[row + 1] = (counts[row + 1] ?? 0) + (counts[row] ?? 0);
		}
		this.#starts = counts;
		const total = counts[rowCount] ?? 0;
		this.#edges = new Float64Array(4 * total);
		this.#flags = new Uint8Array(total);
		const next = counts.slice();
		eachEdge(rings, (edge, flag) => {
			eachRow(edge, (row) => {
				const slot = next[row] ?? 0;
				next[row] = slot + 1;
				this.#edges.set(edge, 4 * slot);
				this.#flags[slot] = flag;
			});
		});
	}

	/** The sum of the flags of the rings around a point of the unit square. */
	flagsAt(x: number, y: number): number {
		const cell = Math.floor(y * cellCount) * cellCount + Math.floor(x * cellCount);
		const state = this.#cells[cell] ?? unknown;
		if (state >= known) return state - known;
		// A ring across the antimeridian is partly beyond the unit square.
		const flags = this.#crossings(x, y) | this.#crossings(x + 1, y);
		if (state === unknown) this.#cells[cell] = flags + known;
		return flags;
	}

	#markCells([x0, y0, x1, y1]: Edge): void {
		for (let row = cellOf(Math.min(y0, y1)); row <= cellOf(Math.max(y0, y1)); row++) {
			for (let column = cellOf(Math.min(x0, x1)); column <= cellOf(Math.max(x0, x1)); column++) {
				this.#cells[row * cellCount + (column % cellCount)] = hasEdge;
			}
		}
	}

	#crossings(x: number, y: number): number {
		const row = Math.floor(y * rowCount);
		const edges = this.#edges;
		let flags = 0;
		for (let slot = this.#starts[row] ?? 0; slot < (this.#starts[row + 1] ?? 0); slot++) {
			const x0 = edges[4 * slot] as number;
			const y0 = edges[4 * slot + 1] as number;
			const x1 = edges[4 * slot + 2] as number;
			const y1 = edges[4 * slot + 3] as number;
			if (y0 > y === y1 > y) continue;
			if (x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) < x) flags ^= this.#flags[slot] as number;
		}
		return flags;
	}
}

type Edge = [x0: number, y0: number, x1: number, y1: number];

function cellOf(position: number): number {
	return Math.floor(position * cellCount);
}

function eachEdge(rings: readonly FlaggedRing[], visit: (edge: Edge, flag: number) => void): void {
	for (const { ring, flag } of rings) {
		for (let i = 2; i < ring.length; i += 2) {
			visit([ring[i - 2] ?? 0, ring[i - 1] ?? 0, ring[i] ?? 0, ring[i + 1] ?? 0], flag);
		}
	}
}

function eachRow([, y0, , y1]: Edge, visit: (row: number) => void): void {
	const last = Math.floor(Math.max(y0, y1) * rowCount);
	for (let row = Math.floor(Math.min(y0, y1) * rowCount); row <= last; row++) visit(row);
}
