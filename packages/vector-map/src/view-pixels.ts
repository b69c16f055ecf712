import type { Box } from "./boxes.js";
import type { CanvasView } from "./map-canvas.js";
import type { WorldRectangle } from "./tile-grid.js";

/** A rectangle of the world in a view's pixels. */
export function pixelsOf(
	{ left, top, right, bottom }: WorldRectangle,
	{ origin, worldSize }: CanvasView,
): Box {
	return {
		left: left * worldSize - origin.x,
		top: top * worldSize - origin.y,
		right: right * worldSize - origin.x,
		bottom: bottom * worldSize - origin.y,
	};
}

/** In whole device pixels, so that neither a gap nor an overlap shows between two. */
export function wholePixelsOf(area: WorldRectangle, view: CanvasView): Box {
	const snap = (value: number) => Math.round(value * view.ratio) / view.ratio;
	const { left, top, right, bottom } = pixelsOf(area, view);
	return { left: snap(left), top: snap(top), right: snap(right), bottom: snap(bottom) };
}

/** The part of the world within a view's pixels. */
export function areaOf(
	{ left, top, right, bottom }: Box,
	{ origin, worldSize }: CanvasView,
): WorldRectangle {
	return {
		left: (origin.x + left) / worldSize,
		top: (origin.y + top) / worldSize,
		right: (origin.x + right) / worldSize,
		bottom: (origin.y + bottom) / worldSize,
	};
}

/** A view's part of the world, without a margin in pixels. */
export function areaIn(view: CanvasView, x = 0, y = 0): WorldRectangle {
	return areaOf({ left: x, top: y, right: view.width - x, bottom: view.height - y }, view);
}
