import type { Map as LeafletMap, Point } from "leaflet";
import { expect, test } from "vitest";
import type { DrawnTile, Place } from "./drawn-tile.js";
import { type LabelledView, labelView } from "./label-view.js";
import type { CanvasView } from "./map-canvas.js";

const position = { z: 10, x: 512, y: 512, column: 512 };

/** A view of 400 x 300 px at zoom 13, with its middle in the middle of the world's pixel 1,048,576. */
const view = {
	...{ zoom: 13, worldSize: 2 ** 21, width: 400, height: 300, ratio: 1 },
	origin: { x: 2 ** 20 + 100, y: 2 ** 20 + 100 } as Point,
	margin: { x: 0, y: 0 } as Point,
} satisfies CanvasView;

/** At a distance from the view's corner, in pixels. */
const place = (name: string, kind: string, x: number, y: number): Place => ({
	x: (2 ** 20 + 100 + x) / 2 ** 21,
	y: (2 ** 20 + 100 + y) / 2 ** 21,
	...{ kind, names: { "": name }, short: "", rank: 4, minZoom: 9, order: 0 },
});

function textsOf(isFinal: boolean, ...places: Place[]): string[] {
	return viewOf({ isFinal }, ...places)
		.texts.map(({ text }) => text)
		.sort();
}

function viewOf(
	options: Pick<LabelledView, "isFinal"> & Partial<LabelledView>,
	...places: Place[]
) {
	const tile: DrawnTile = { paths: new Map(), extent: 4096, places, roadNames: [] };
	return labelView(
		{
			...{ view, surroundings: [], gaps: [], loading: [], obstacles: [], kept: [], ...options },
			map: { getCenter: () => ({ lat: 0, lng: 0 }) } as LeafletMap,
			parts: [{ position, source: position, tile }],
		},
		(text) => text.length * 7,
		{ language: "en", gapText: "Not loaded", distanceText: () => "5 mi", describe: String },
	);
}

const here = place("Here", "locality", 200, 150);
const codes = [60, 120, 240].map((y, index) => place(`0000${index}`, "postcode", 300, y));
const beyond = [
	place("East", "locality", 900, 150),
	place("South", "locality", 200, 900),
	place("Far", "locality", 200, 1900),
];

test("a view that names one town and ZIP codes points to the next two towns", () => {
	const texts = textsOf(true, here, ...codes, ...beyond);
	expect(texts).toEqual(["00000", "00001", "00002", "East 5 mi →", "Here", "South 5 mi ↓"]);
});

test("a view that names three towns points to none", () => {
	const towns = [place("Two", "locality", 60, 60), place("Three", "locality", 60, 240)];
	expect(textsOf(true, here, ...towns, ...beyond)).toEqual(["Here", "Three", "Two"]);
});

test("a part that could not be loaded is none of the places that the map shows", () => {
	const gaps = [{ left: 0, top: 0, right: 200, bottom: 100 }];
	expect(viewOf({ isFinal: true, gaps }, here).names).toEqual(["Here"]);
});

test("until all tiles are there, nothing is pointed to that may turn out to be farther", () => {
	expect(textsOf(false, here, ...beyond)).toEqual(["Here"]);
});
