import { kilometresAt } from "../geometry/mercator.js";
import { noiseAt } from "./noise.js";
import type { People } from "./read-people.js";

/** Cells across the unit square: at latitude 40 about 900 metres each. */
export const cellCount = 2 ** 15;

/** Cells across a block. Blocks without people do not exist. */
const blockCells = 64;
const blocks = cellCount / blockCells;

/** How far a town's edge is from a circle, as a share of its reach. */
const irregularity = 0.35;

/** People per square kilometre, at the corners of a grid over the unit square. */
export class DensityGrid {
	readonly #blocks = new Map<number, Float32Array>();

	at(column: number, row: number): number {
		const block = this.#blocks.get(blockOf(column, row));
		return block?.[offsetOf(column, row)] ?? 0;
	}

	/** The squares between corners, by the top left one, of all blocks that reach a density. */
	*squares(least: number): Generator<{ column: number; row: number }> {
		for (const [key, block] of this.#blocks) {
			if (!block.some((density) => density >= least)) continue;
			const [left, top] = [(key % blocks) * blockCells, Math.floor(key / blocks) * blockCells];
			for (let row = top - 1; row < top + blockCells; row++) {
				for (let column = left - 1; column < left + blockCells; column++) yield { column, row };
			}
		}
	}

	/**
	 * Spreads people around a point: p (1 - d²/r²)², a kernel that ends at the reach, with three times
	 * the average density in its middle.
	 */
	add({ x, y, people, reach }: People): void {
		const cellsPerKilometre = kilometresAt(y, 1) * cellCount;
		const radius = reach * cellsPerKilometre;
		const [centerX, centerY] = [x * cellCount, y * cellCount];
		const middle = (3 * people) / (Math.PI * reach * reach);
		const most = radius / (1 - irregularity);
		for (let row = Math.ceil(centerY - most); row <= centerY + most; row++) {
			for (let column = Math.ceil(centerX - most); column <= centerX + most; column++) {
				const distance = Math.hypot(column - centerX, row - centerY) / radius;
				if (distance * (1 - irregularity) >= 1) continue;
				const bent = distance * (1 + irregularity * noiseAt(column, row));
				if (bent < 1) this.#increase(column, row, middle * (1 - bent * bent) ** 2);
			}
		}
	}

	#increase(column: number, row: number, density: number): void {
		const key = blockOf(column, row);
		let block = this.#blocks.get(key);
		if (!block) {
			block = new Float32Array(blockCells * blockCells);
			this.#blocks.set(key, block);
		}
		const offset = offsetOf(column, row);
		block[offset] = (block[offset] ?? 0) + density;
	}
}

function blockOf(column: number, row: number): number {
	return Math.floor(row / blockCells) * blocks + Math.floor(column / blockCells);
}

function offsetOf(column: number, row: number): number {
	return (row % blockCells) * blockCells + (column % blockCells);
}
