import { describe, expect, it } from "vitest";
import { type TilePath, tidyLines, tidyPolygon } from "./rings.js";

const square: TilePath = [
	[0, 0],
	[10, 0],
	[10, 10],
	[0, 10],
	[0, 0],
];

describe("a polygon", () => {
	it("loses repeated and collinear points", () => {
		const [tidy] = tidyPolygon([
			[
				[0, 0],
				[5, 0],
				[10, 0],
				[10, 0],
				[10, 10],
				[0, 10],
				[0, 0],
			],
		]);
		expect(tidy).toEqual(square);
	});

	it("loses holes without area, and is dropped if it has none itself", () => {
		const flat: TilePath = [
			[2, 2],
			[4, 4],
			[2, 2],
		];
		expect(tidyPolygon([square, flat])).toEqual([square]);
		expect(tidyPolygon([flat, square.toReversed()])).toEqual([]);
	});

	it("is dropped if rounding has turned it inside out", () => {
		expect(tidyPolygon([square.toReversed()])).toEqual([]);
	});
});

it("drops lines that are a single point", () => {
	const point: TilePath = [
		[1, 1],
		[1, 1],
	];
	expect(tidyLines([point, square.slice(0, 2)])).toEqual([square.slice(0, 2)]);
});
