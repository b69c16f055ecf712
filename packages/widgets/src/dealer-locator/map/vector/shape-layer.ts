import { drawTile } from "./draw-tile.js";
import type { DrawnPart, DrawnTile } from "./drawn-tile.js";
import type { CanvasView } from "./map-canvas.js";
import type { Palette } from "./palette.js";
import { rectangleOf, type TilePosition, tilesIn, type WorldRectangle } from "./tile-grid.js";

/** The shapes of a view, without labels: a canvas for each square of about 512 px. */
export interface ShapeLayer {
	/** Moves and scales what is drawn to where it is in a view. */
	moveTo(view: CanvasView): void;
	/**
	 * Draws one square that is not there yet, or for which more tiles have come. Two would take a slow
	 * phone longer than a frame.
	 *
	 * @param parts what there is to draw
	 * @param overzoom by how many zooms the tiles are enlarged beyond the last one
	 * @returns false if there is more to draw, in another frame
	 */
	drawNext(
		view: CanvasView,
		parts: readonly DrawnPart[],
		palette: Palette,
		overzoom: number,
	): boolean;
}

interface Square {
	readonly canvas: HTMLCanvasElement;
	readonly position: TilePosition;
	/** What it was drawn with and from. */
	palette?: Palette;
	ratio?: number;
	sources?: readonly DrawnTile[];
}

/** @param parent where the squares are, behind what is there already */
export function createShapeLayer(parent: HTMLElement): ShapeLayer {
	/** By the view's zoom and the position. Those of another zoom remain until the view's are there. */
	const squares = new Map<string, Square>();

	function place({ canvas, position }: Square, view: CanvasView): WorldRectangle {
		const box = deviceBoxOf(position, view);
		canvas.style.transform = `translate(${box.left}px, ${box.top}px)`;
		canvas.style.width = `${box.right - box.left}px`;
		canvas.style.height = `${box.bottom - box.top}px`;
		return box;
	}

	function addSquare(key: string, position: TilePosition): Square {
		const square = { canvas: document.createElement("canvas"), position };
		parent.lastElementChild?.before(square.canvas);
		squares.set(key, square);
		return square;
	}

	return {
		moveTo(view) {
			for (const square of squares.values()) place(square, view);
		},
		drawNext(view, parts, palette, overzoom) {
			const { ratio } = view;
			const shown = new Set<string>();
			const missing: WorldRectangle[] = [];
			let isDrawn = false;
			for (const position of squaresIn(view)) {
				const area = rectangleOf(position);
				const within = parts.filter((part) => overlaps(rectangleOf(part.position), area));
				if (within.length === 0) {
					missing.push(area);
					continue;
				}
				const key = `${view.zoom} ${position.column} ${position.y}`;
				const sources = within.map(({ tile }) => tile);
				let square = squares.get(key);
				shown.add(key);
				const isCurrent =
					square?.palette === palette && square.ratio === ratio && isSame(square.sources, sources);
				if (isCurrent) continue;
				if (isDrawn) return false;
				isDrawn = true;
				square ??= addSquare(key, position);
				drawSquare(square.canvas, place(square, view), within, { palette, overzoom, view });
				Object.assign(square, { palette, ratio, sources });
			}
			for (const [key, { canvas, position }] of squares) {
				const area = rectangleOf(position);
				if (shown.has(key) || missing.some((other) => overlaps(other, area))) continue;
				canvas.remove();
				squares.delete(key);
			}
			return true;
		},
	};
}

function drawSquare(
	canvas: HTMLCanvasElement,
	box: WorldRectangle,
	parts: readonly DrawnPart[],
	drawing: { palette: Palette; overzoom: number; view: CanvasView },
): void {
	const { palette, overzoom, view } = drawing;
	const { ratio } = view;
	canvas.width = Math.round((box.right - box.left) * ratio);
	canvas.height = Math.round((box.bottom - box.top) * ratio);
	// A canvas that has been drawn on may be copied in each frame of a pan. One that shows a bitmap is not.
	const context =
		"OffscreenCanvas" in window
			? new OffscreenCanvas(canvas.width, canvas.height).getContext("2d")
			: canvas.getContext("2d");
	if (!context) return;
	context.scale(ratio, ratio);
	context.translate(-box.left, -box.top);
	for (const { position, source, tile } of parts) {
		const corner = pixelsOf(rectangleOf(source), view);
		const scale = (corner.right - corner.left) / tile.extent;
		const { left, top, right, bottom } = deviceBoxOf(position, view);
		context.save();
		context.beginPath();
		context.rect(left, top, right - left, bottom - top);
		context.clip();
		context.translate(corner.left, corner.top);
		context.scale(scale, scale);
		drawTile(tile, scale, { context, palette, zoom: view.zoom, overzoom });
		context.restore();
	}
	const drawn = context.canvas;
	if ("transferToImageBitmap" in drawn) {
		canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(drawn.transferToImageBitmap());
	}
}

/** The squares of a view: as tiles, and also of zooms beyond the last one of the service. */
function squaresIn(view: CanvasView): TilePosition[] {
	const { origin, worldSize, width, height, zoom } = view;
	const area = {
		left: origin.x / worldSize,
		top: origin.y / worldSize,
		right: (origin.x + width) / worldSize,
		bottom: (origin.y + height) / worldSize,
	};
	return tilesIn(area, Math.max(0, Math.floor(zoom + 1e-6) - 1));
}

/** A tile's rectangle in whole device pixels, so that neither a gap nor an overlap shows between two. */
function deviceBoxOf(position: TilePosition, view: CanvasView): WorldRectangle {
	const { ratio } = view;
	const snap = (value: number) => Math.round(value * ratio) / ratio;
	const { left, top, right, bottom } = pixelsOf(rectangleOf(position), view);
	return { left: snap(left), top: snap(top), right: snap(right), bottom: snap(bottom) };
}

function overlaps(a: WorldRectangle, b: WorldRectangle): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isSame(a: readonly DrawnTile[] | undefined, b: readonly DrawnTile[]): boolean {
	return a?.length === b.length && a.every((tile, index) => tile === b[index]);
}

/** A rectangle in the view's pixels. */
export function pixelsOf(
	rectangle: WorldRectangle,
	{ origin, worldSize }: CanvasView,
): WorldRectangle {
	return {
		left: rectangle.left * worldSize - origin.x,
		top: rectangle.top * worldSize - origin.y,
		right: rectangle.right * worldSize - origin.x,
		bottom: rectangle.bottom * worldSize - origin.y,
	};
}
