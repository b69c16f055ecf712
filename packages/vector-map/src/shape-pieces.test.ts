import type { Point } from "leaflet";
import { expect, test } from "vitest";
import type { CanvasView } from "./map-canvas.js";
import type { Palette } from "./palette.js";
import { shapePiecesOf } from "./shape-pieces.js";
import { pixelsOf } from "./view-pixels.js";

const palette = { colors: {}, font: "sans-serif" } as Palette;

/** A view near the middle of the world. */
function viewOf(zoom: number): CanvasView {
	const worldSize = 256 * 2 ** zoom;
	return {
		zoom,
		worldSize,
		origin: { x: worldSize * 0.4, y: worldSize * 0.4 } as Point,
		width: 1040,
		height: 780,
		margin: { x: 120, y: 90 } as Point,
		ratio: 1,
	};
}

test.each([4, 5, 5.25, 5.5, 5.75, 6.999])(
	"a piece at zoom %f is about 512 px wide, so that drawing one does not hold up a frame",
	(zoom) => {
		const view = viewOf(zoom);
		const widths = shapePiecesOf(view, [], palette, 0).map(({ area }) => {
			const { left, right } = pixelsOf(area, view);
			return right - left;
		});
		expect(Math.max(...widths)).toBeLessThanOrEqual(512 * Math.SQRT2 + 0.01);
		expect(Math.min(...widths)).toBeGreaterThanOrEqual(512 / Math.SQRT2 - 0.01);
	},
);
