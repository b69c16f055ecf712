import { describe, expect, test } from "vitest";
import type { Place, RoadName } from "./drawn-tile.js";
import { nameOf, placeLabelOf, roadLabelOf } from "./label-requests.js";

const place = (more: Partial<Place> = {}): Place => ({
	x: 0.5,
	y: 0.5,
	kind: "locality",
	names: { "": "New York", es: "Nueva York" },
	short: "",
	rank: 8,
	minZoom: 8,
	order: 0,
	...more,
});

const toPixels = (x: number, y: number) => ({ x: x * 1000, y: y * 1000 });
const label = (more: Partial<Place>, zoom = 9) => placeLabelOf(place(more), zoom, "en", toPixels);

test("a name is in the visitor's language, or else as on site", () => {
	expect(nameOf(place(), "es")).toBe("Nueva York");
	expect(nameOf(place(), "fr")).toBe("New York");
});

describe("a place", () => {
	test("has no label before its zoom", () => {
		expect(label({ minZoom: 8 }, 7)).toBeUndefined();
		expect(label({ minZoom: 8 }, 8)).toMatchObject({ texts: ["New York"], x: 500 });
	});

	test("has a dot at low zooms", () => {
		expect(label({}, 9)?.hasDot).toBe(true);
		expect(label({}, 11)?.hasDot).toBe(false);
	});

	test("reads larger and bolder the more people it has", () => {
		const styles = [2, 6, 9, 11, 13].map((rank) => label({ rank })?.style);
		const sizes = styles.map((style) => style?.size ?? Number.NaN);
		expect(new Set(sizes.toSorted((a, b) => a - b))).toEqual(new Set(sizes));
		expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
		expect(styles.map((style) => style?.weight)).toEqual([400, 400, 600, 600, 600]);
	});

	test("of an unknown kind has no label", () => {
		expect(label({ kind: "peak" })).toBeUndefined();
	});

	test("comes before a smaller one, and a large city before the state", () => {
		const priorities = [
			label({ rank: 13, minZoom: 3 }),
			label({ kind: "region", minZoom: 3 }),
			label({ rank: 9 }),
			label({ rank: 4 }),
			label({ kind: "county", minZoom: 7 }),
			label({ kind: "postcode" }),
		].map((request) => request?.priority ?? Number.NaN);
		expect(priorities).toEqual(priorities.toSorted((a, b) => a - b));
	});

	test("of each kind has its place in the order, after the largest cities", () => {
		const kinds = [
			...["region", "country", "locality", "county"],
			...["macrohood", "neighbourhood", "postcode"],
		];
		const priorities = [
			label({ rank: 12, minZoom: 3 }, 4),
			...kinds.map((kind) => label({ kind, minZoom: 3 }, 4)),
		].map((request) => request?.priority ?? Number.NaN);
		expect(priorities).toEqual(priorities.toSorted((a, b) => a - b));
	});
});

describe("a road", () => {
	const road: RoadName = {
		text: "Main St",
		isShield: false,
		kind: "medium",
		from: { x: 0.6, y: 0.6 },
		to: { x: 0.4, y: 0.4 },
	};

	test("has a name along it, never upside down", () => {
		const request = roadLabelOf(road, 14, toPixels);
		expect(request).toMatchObject({ x: 500, y: 500, texts: ["Main St"] });
		expect(request?.angle).toBeCloseTo(Math.PI / 4);
	});

	test("has none at a low zoom", () => {
		expect(roadLabelOf(road, 12, toPixels)).toBeUndefined();
		expect(roadLabelOf({ ...road, kind: "path" }, 16, toPixels)).toBeUndefined();
	});

	test("with a number has a shield that stays upright", () => {
		const shield = roadLabelOf({ ...road, kind: "highway", isShield: true }, 9, toPixels);
		expect(shield?.style.isShield).toBe(true);
		expect(shield?.angle).toBeUndefined();
	});
});
