import type { CanvasView } from "./map-canvas.js";
import { overlaps, type WorldRectangle } from "./tile-grid.js";
import { wholePixelsOf } from "./view-pixels.js";

export type PieceContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A piece of the map's picture, on a canvas of its own. */
export interface Piece {
	readonly key: string;
	readonly area: WorldRectangle;
	/** What it is made from. It is drawn again when one of these is another. */
	readonly content: readonly unknown[];
	/** Draws it in the view's pixels. Undefined if it cannot yet: what is shown there remains. */
	readonly draw?: ((context: PieceContext) => void) | undefined;
}

/** The pieces of one kind, such as the shapes of the map. */
export interface PieceLayer {
	/** Moves and scales what is shown to where it is in a view. */
	moveTo(view: CanvasView): void;
	/**
	 * Shows what the last call has drawn, or draws pieces that are not there yet or have changed: one
	 * of both, because together they take a slow phone longer than a frame. Removes all other pieces
	 * once these are shown.
	 *
	 * @param hasTime asked before each piece is drawn
	 * @returns false if there is more to do, in another frame
	 */
	update(view: CanvasView, pieces: readonly Piece[], hasTime: () => boolean): boolean;
}

interface DrawnPiece extends Pick<Piece, "area" | "content"> {
	readonly canvas: HTMLCanvasElement;
}

/** @param parent where the canvases are, in front of what is there already */
export function createPieceLayer(parent: HTMLElement): PieceLayer {
	const element = document.createElement("div");
	parent.append(element);
	const shown = new Map<string, DrawnPiece>();
	const drawn = new Map<string, DrawnPiece>();
	/** Used again: each new canvas brings the next garbage collection nearer, which takes a slow phone 50 ms. */
	const spares: HTMLCanvasElement[] = [];

	function remove(key: string): void {
		const canvas = shown.get(key)?.canvas;
		if (!canvas) return;
		shown.delete(key);
		canvas.remove();
		canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(null);
		spares.push(canvas);
	}

	function show(view: CanvasView): void {
		for (const [key, piece] of drawn) {
			remove(key);
			place(piece, view);
			element.append(piece.canvas);
			shown.set(key, piece);
		}
		drawn.clear();
	}

	return {
		moveTo(view) {
			for (const piece of shown.values()) place(piece, view);
		},
		update(view, pieces, hasTime) {
			if (drawn.size > 0) {
				show(view);
				return false;
			}
			for (const { key, area, content, draw } of pieces) {
				const current = [view.ratio, ...content];
				if (!draw || isSame(shown.get(key)?.content, current)) continue;
				if (!hasTime()) return false;
				const canvas = spares.pop() ?? createCanvas();
				drawOn(canvas, area, view, draw);
				drawn.set(key, { area, content: current, canvas });
			}
			if (drawn.size > 0) return false;
			for (const [key, { area }] of shown) {
				const isKept = pieces.some((piece) =>
					piece.draw ? piece.key === key : overlaps(piece.area, area),
				);
				if (!isKept) remove(key);
			}
			return true;
		},
	};
}

function createCanvas(): HTMLCanvasElement {
	const canvas = document.createElement("canvas");
	const style: Partial<CSSStyleDeclaration> = { position: "absolute", top: "0", left: "0" };
	Object.assign(canvas.style, style);
	return canvas;
}

function place({ canvas, area }: DrawnPiece, view: CanvasView): void {
	const { left, top, right, bottom } = wholePixelsOf(area, view);
	canvas.style.transform = `translate(${left}px, ${top}px)`;
	canvas.style.width = `${right - left}px`;
	canvas.style.height = `${bottom - top}px`;
}

function drawOn(
	canvas: HTMLCanvasElement,
	area: WorldRectangle,
	view: CanvasView,
	draw: (context: PieceContext) => void,
): void {
	const { left, top, right, bottom } = wholePixelsOf(area, view);
	canvas.width = Math.round((right - left) * view.ratio);
	canvas.height = Math.round((bottom - top) * view.ratio);
	// A canvas that has been drawn on may be copied in each frame of a pan. One that shows a bitmap is not.
	const context =
		"OffscreenCanvas" in window
			? new OffscreenCanvas(canvas.width, canvas.height).getContext("2d")
			: canvas.getContext("2d");
	if (!context) return;
	context.scale(view.ratio, view.ratio);
	context.translate(-left, -top);
	draw(context);
	const drawn = context.canvas;
	if ("transferToImageBitmap" in drawn) {
		canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(drawn.transferToImageBitmap());
	}
}

function isSame(a: readonly unknown[] | undefined, b: readonly unknown[]): boolean {
	return a?.length === b.length && a.every((value, index) => value === b[index]);
}
