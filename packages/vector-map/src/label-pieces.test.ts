import type { Point } from "leaflet";
import { expect, test } from "vitest";
import { boxAround } from "./boxes.js";
import type { DrawnText } from "./draw-labels.js";
import { labelPiecesOf } from "./label-pieces.js";
import type { CanvasView } from "./map-canvas.js";
import type { Palette } from "./palette.js";
import { pixelsOf } from "./view-pixels.js";

const palette = { colors: {}, font: "sans-serif" } as Palette;

/** A view whose upper left corner is at a point of the world's pixels. */
function viewAt(x: number, y: number): CanvasView {
	return {
		zoom: 4,
		worldSize: 4096,
		origin: { x, y } as Point,
		width: 1000,
		height: 700,
		margin: { x: 100, y: 70 } as Point,
		ratio: 1,
	};
}

/** A label at a point of the world's pixels, as it is placed in a view. */
function labelAt(text: string, x: number, y: number, { origin }: CanvasView): DrawnText {
	const [left, top] = [x - origin.x, y - origin.y];
	return {
		text,
		x: left,
		y: top,
		box: boxAround(left, top, 80, 16),
		style: { size: 13, color: "ink" },
	};
}

const towns = [
	["Naples", 900, 1100],
	["Miami", 1000, 1120],
	["Tampa", 1100, 900],
] as const;

function piecesIn(view: CanvasView, texts: readonly (readonly [string, number, number])[]) {
	const labels = texts.map(([text, x, y]) => labelAt(text, x, y, view));
	return labelPiecesOf(labels, view, view, palette);
}

test("labels that are near one another are one piece, which holds all of each", () => {
	const view = viewAt(700, 800);
	const pieces = piecesIn(view, towns);
	expect(pieces).toHaveLength(2);
	const { left, top, right, bottom } = pixelsOf((pieces[0] as (typeof pieces)[number]).area, view);
	// Naples begins 160 px to the right of the corner, and Miami ends 340 px to the right of it.
	expect(left).toBeLessThan(160);
	expect(right).toBeGreaterThan(340);
	expect(top).toBeLessThan(292);
	expect(bottom).toBeGreaterThan(328);
});

test("a piece is the same in another view, so that it is not drawn again", () => {
	const before = piecesIn(viewAt(700, 800), towns);
	const after = piecesIn(viewAt(460, 911), towns);
	expect(after.map(({ key, content, area }) => ({ key, content, area }))).toEqual(
		before.map(({ key, content, area }) => ({ key, content, area })),
	);
});

test("a piece is another one if a label of it is gone or elsewhere", () => {
	const view = viewAt(700, 800);
	const [before] = piecesIn(view, towns);
	const [without] = piecesIn(view, towns.slice(1));
	const [moved] = piecesIn(view, [["Naples", 900, 1101], ...towns.slice(1)]);
	expect(without?.content).not.toEqual(before?.content);
	expect(moved?.content).not.toEqual(before?.content);
	expect(moved?.key).toBe(before?.key);
});
