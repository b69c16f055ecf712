import { describe, expect, test } from "vitest";
import {
	childrenOf,
	keyOf,
	overzoomOf,
	parentOf,
	project,
	rectangleOf,
	tilesIn,
	tileZoomOf,
	unproject,
} from "./tile-grid.js";

const builtIn = { minZoom: 0, maxZoom: 10 };

describe("the zoom of the tiles", () => {
	test.each([
		[3, 2],
		[9, 8],
		[9.25, 8],
		[9.75, 8],
		[11, 10],
		[14, 10],
		[0, 0],
	])("at map zoom %d is %d", (mapZoom, expected) => {
		expect(tileZoomOf(mapZoom, builtIn)).toBe(expected);
	});

	test("is at least the first one of the service", () => {
		expect(tileZoomOf(4, { minZoom: 6, maxZoom: 12 })).toBe(6);
	});

	test.each([
		[11, 0],
		[11.5, 0.5],
		[14, 3],
	])("at map zoom %d, the tiles are enlarged by %d zooms", (mapZoom, expected) => {
		expect(overzoomOf(mapZoom, builtIn)).toBe(expected);
	});
});

describe("the tiles in a rectangle", () => {
	test("are those that it touches, the middle first", () => {
		const tiles = tilesIn({ left: 0.26, top: 0.3, right: 0.9, bottom: 0.45 }, 2).map(keyOf);
		expect(tiles).toHaveLength(3);
		expect(tiles[0]).toBe("2/2/1");
	});

	test("repeat to the west of the antimeridian, and end at the poles", () => {
		const tiles = tilesIn({ left: -0.1, top: -0.2, right: 0.1, bottom: 1.2 }, 1);
		expect(tiles.map(({ x, y, column }) => [x, y, column]).toSorted()).toEqual([
			[0, 0, 0],
			[0, 1, 0],
			[1, 0, -1],
			[1, 1, -1],
		]);
	});

	test("do not include a tile that it only meets at the edge", () => {
		expect(tilesIn({ left: 0.25, top: 0.25, right: 0.5, bottom: 0.5 }, 2).map(keyOf)).toEqual([
			"2/1/1",
		]);
	});
});

test("a tile is within its parent, also to the west of the antimeridian", () => {
	const tile = { z: 3, x: 7, y: 2, column: -1 };
	expect(parentOf(tile)).toEqual({ z: 2, x: 3, y: 1, column: -1 });
	for (const child of childrenOf(tile)) expect(parentOf(child)).toEqual(tile);
	expect(rectangleOf(tile)).toEqual({ left: -0.125, top: 0.25, right: 0, bottom: 0.375 });
});

test("the projection is Web Mercator", () => {
	const { x, y } = project(34.05, -118.25);
	expect(x * 2 ** 10).toBeCloseTo(175.6, 0);
	expect(y * 2 ** 10).toBeCloseTo(408.7, 0);
});

test.each([
	["Los Angeles", 34.05, -118.25],
	["Honolulu", 21.31, -157.86],
	["Pago Pago", -14.28, -170.7],
])("%s is where its projection says", (_, latitude, longitude) => {
	const { x, y } = project(latitude, longitude);
	const position = unproject(x, y);
	expect(position.latitude).toBeCloseTo(latitude, 9);
	expect(position.longitude).toBeCloseTo(longitude, 9);
});
