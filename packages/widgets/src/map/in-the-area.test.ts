import { expect, test } from "vitest";
import { inTheArea } from "./in-the-area.js";

const shown = (miles: number[], radius = 50) =>
	inTheArea(
		miles.map((distanceMiles) => ({ distanceMiles })),
		radius,
	).map(({ distanceMiles }) => distanceMiles);

test("dealerships within the radius are shown", () => {
	expect(shown([0, 12, 50])).toEqual([0, 12, 50]);
	expect(shown([0, 240], 250)).toEqual([0, 240]);
});

test("where there are none, the nearest is shown with those that are hardly farther", () => {
	expect(shown([60, 80, 95, 200])).toEqual([60, 80]);
	expect(shown([251, 1430])).toEqual([251]);
});

test("one that is far across the sea is not", () => {
	expect(shown([1020, 1040])).toEqual([]);
	expect(shown([])).toEqual([]);
});
