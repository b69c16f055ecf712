import type { Point } from "leaflet";
import { expect, onTestFinished, test, vi } from "vitest";
import type { CanvasView } from "./map-canvas.js";
import { createPieceLayer } from "./piece-layer.js";

/** What the layer asks of an element, a canvas and its context. */
const createElement = () => ({
	style: {},
	append() {},
	remove() {},
	getContext: () => ({ canvas: {}, scale() {}, translate() {}, transferFromImageBitmap() {} }),
});

const view: CanvasView = {
	...{ zoom: 4, worldSize: 4096, width: 1000, height: 700, ratio: 1 },
	origin: { x: 0, y: 0 } as Point,
	margin: { x: 0, y: 0 } as Point,
};

test("a piece is drawn when there is time, and again when what it is made from is another", () => {
	vi.stubGlobal("document", { createElement });
	vi.stubGlobal("window", {});
	onTestFinished(() => void vi.unstubAllGlobals());
	const layer = createPieceLayer(createElement() as unknown as HTMLElement);
	const draw = vi.fn();
	const area = { left: 0, top: 0, right: 0.1, bottom: 0.1 };
	const update = (content: string, hasTime = true) =>
		layer.update(view, [{ key: "a", area, content: [content], draw }], () => hasTime);
	expect(update("Naples", false)).toBe(false);
	expect(draw).not.toHaveBeenCalled();
	for (const [content, times] of [
		["Naples", 1],
		["Miami", 2],
	] as const) {
		// In a frame of its own it is shown.
		for (const isDone of [false, false, true]) expect(update(content)).toBe(isDone);
		expect(draw).toHaveBeenCalledTimes(times);
	}
});
