import { around } from "./boxes.js";
import { type DrawnText, drawText } from "./draw-labels.js";
import type { CanvasView } from "./map-canvas.js";
import type { Palette } from "./palette.js";
import type { Piece } from "./piece-layer.js";
import { areaOf } from "./view-pixels.js";

/** The labels whose middles are in one square of this many pixels are one piece. */
const side = 256;

/** Around a label's box, for its halo and its dot, in pixels. */
const margin = 10;

/**
 * Labels as pieces. A piece is as large as its labels, so none is cut, and it stays the same when the
 * map moves.
 *
 * @param placed the view in which the labels were placed
 * @param view the one in which they are drawn
 */
export function labelPiecesOf(
	texts: readonly DrawnText[],
	placed: CanvasView,
	view: CanvasView,
	palette: Palette,
): Piece[] {
	const { zoom, origin } = placed;
	const squares = new Map<string, DrawnText[]>();
	for (const text of texts) {
		const column = Math.floor((text.x + origin.x) / side);
		const row = Math.floor((text.y + origin.y) / side);
		const key = `${zoom} ${column} ${row}`;
		squares.set(key, [...(squares.get(key) ?? []), text]);
	}
	return [...squares].map(([key, texts]) => {
		const { left, top, right, bottom } = texts.map(({ box }) => box).reduce(around);
		return {
			key,
			area: areaOf(
				{ left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin },
				placed,
			),
			content: [
				palette,
				texts.map(({ text, x, y }) => `${text} ${x + origin.x} ${y + origin.y}`).join(),
			],
			draw(context) {
				context.translate(origin.x - view.origin.x, origin.y - view.origin.y);
				for (const text of texts) drawText(context, palette, text);
			},
		};
	});
}
