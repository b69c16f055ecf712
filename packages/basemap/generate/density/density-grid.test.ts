import { describe, expect, it } from "vitest";
import { kilometresAt, yOfLatitude } from "../geometry/mercator.js";
import { cellCount, DensityGrid } from "./density-grid.js";

const y = yOfLatitude(40);
const x = 0.2;

/** The density some kilometres to the east of the town. */
function densityAt(grid: DensityGrid, east: number): number {
	const position = (x + kilometresAt(y, east)) * cellCount;
	return grid.at(Math.round(position), Math.round(y * cellCount));
}

describe("the density", () => {
	const grid = new DensityGrid();
	grid.add({ x, y, people: 100_000, reach: 10 });

	it("is three times the average in the middle, less farther out, and 0 beyond the reach", () => {
		const average = 100_000 / (Math.PI * 10 ** 2);
		expect(densityAt(grid, 0)).toBeGreaterThan(2.8 * average);
		expect(densityAt(grid, 0)).toBeLessThanOrEqual(3 * average);
		expect(densityAt(grid, 5)).toBeLessThan(densityAt(grid, 0));
		expect(densityAt(grid, 16)).toBe(0);
	});

	it("has about as many people as were added", () => {
		const cell = 1 / (kilometresAt(y, 1) * cellCount);
		let people = 0;
		for (let row = -30; row <= 30; row++) {
			for (let column = -30; column <= 30; column++) {
				const at = [Math.round(x * cellCount) + column, Math.round(y * cellCount) + row] as const;
				people += grid.at(...at) * cell * cell;
			}
		}
		expect(people).toBeGreaterThan(75_000);
		expect(people).toBeLessThan(130_000);
	});

	it("adds up where towns are close", () => {
		const both = new DensityGrid();
		both.add({ x, y, people: 100_000, reach: 10 });
		both.add({ x, y, people: 50_000, reach: 10 });
		expect(densityAt(both, 3)).toBeCloseTo(1.5 * densityAt(grid, 3), 0);
	});
});
