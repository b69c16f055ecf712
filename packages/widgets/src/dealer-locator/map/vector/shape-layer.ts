import { drawTile } from "./draw-tile.js";
import type { DrawnPart, DrawnTile } from "./drawn-tile.js";
import type { CanvasView } from "./map-canvas.js";
import type { Palette } from "./palette.js";
import { keyOf, rectangleOf, type TilePosition, type WorldRectangle } from "./tile-grid.js";

/** A tile of a view, and what there is to draw for it. */
export interface ViewTile {
	readonly position: TilePosition;
	readonly parts: readonly DrawnPart[];
}

/** The shapes of a view, without labels, on a canvas of its own. */
export interface ShapeLayer {
	/**
	 * Draws what is not there yet: after a movement the new edges, and tiles that have come since. The
	 * last picture, moved and scaled, stands in for the rest.
	 *
	 * @returns false if there is more to draw, in another frame
	 */
	draw(view: CanvasView, tiles: readonly ViewTile[], palette: Palette, overzoom: number): boolean;
	/** Copies the shapes to a canvas of the same size. */
	copyTo(context: CanvasRenderingContext2D): void;
}

/** How many tiles are drawn in one frame. All of a view take longer than a frame. */
const tilesPerFrame = 2;

export function createShapeLayer(): ShapeLayer {
	const canvas = document.createElement("canvas");
	const context = canvas.getContext("2d") as CanvasRenderingContext2D;
	let last: { view: CanvasView; palette: Palette; ratio: number } | undefined;
	/** The tiles that are drawn whole, and what each was drawn from. */
	const drawn = new Map<string, { position: TilePosition; sources: readonly DrawnTile[] }>();

	function moveTo(view: CanvasView, palette: Palette, ratio: number): void {
		const width = Math.round(view.width * ratio);
		const height = Math.round(view.height * ratio);
		const from = last?.view;
		const canStay =
			last?.palette === palette &&
			last.ratio === ratio &&
			canvas.width === width &&
			canvas.height === height;
		last = { view, palette, ratio };
		if (!from || !canStay) {
			canvas.width = width;
			canvas.height = height;
			drawn.clear();
			return;
		}
		const scale = view.worldSize / from.worldSize;
		const x = (from.origin.x * scale - view.origin.x) * ratio;
		const y = (from.origin.y * scale - view.origin.y) * ratio;
		if (scale === 1 && x === 0 && y === 0) return;
		context.setTransform(1, 0, 0, 1, 0, 0);
		context.globalCompositeOperation = "copy";
		// It is there for a few frames.
		context.imageSmoothingEnabled = false;
		context.drawImage(canvas, x, y, width * scale, height * scale);
		context.globalCompositeOperation = "source-over";
		const isExact = scale === 1 && Number.isInteger(x) && Number.isInteger(y);
		for (const [key, { position }] of drawn) {
			const { left, top, right, bottom } = pixelsOf(rectangleOf(position), from);
			const isWhole = left >= 0 && top >= 0 && right <= from.width && bottom <= from.height;
			if (!isExact || !isWhole) drawn.delete(key);
		}
	}

	return {
		draw(view, tiles, palette, overzoom) {
			const ratio = window.devicePixelRatio;
			moveTo(view, palette, ratio);
			const drawing = { context, palette, zoom: view.zoom, overzoom };
			// Whole device pixels, so that neither a gap nor an overlap shows between two tiles.
			const snap = (value: number) => Math.round(value * ratio) / ratio;
			const boxOf = (position: TilePosition) => {
				const { left, top, right, bottom } = pixelsOf(rectangleOf(position), view);
				return [snap(left), snap(top), snap(right) - snap(left), snap(bottom) - snap(top)] as const;
			};
			let left = tilesPerFrame;
			for (const { position, parts } of tiles) {
				const key = `${position.column} ${keyOf(position)}`;
				const sources = parts.map(({ tile }) => tile);
				if (sources.length === 0 || isSame(drawn.get(key)?.sources, sources)) continue;
				if (left === 0) return false;
				left -= 1;
				drawn.set(key, { position, sources });
				context.setTransform(ratio, 0, 0, ratio, 0, 0);
				context.clearRect(...boxOf(position));
				for (const part of parts) {
					const source = pixelsOf(rectangleOf(part.source), view);
					const scale = (source.right - source.left) / part.tile.extent;
					context.save();
					context.beginPath();
					context.rect(...boxOf(part.position));
					context.clip();
					context.translate(source.left, source.top);
					context.scale(scale, scale);
					drawTile(part.tile, scale, drawing);
					context.restore();
				}
			}
			return true;
		},
		copyTo(target) {
			target.save();
			target.setTransform(1, 0, 0, 1, 0, 0);
			target.drawImage(canvas, 0, 0);
			target.restore();
		},
	};
}

function isSame(a: readonly DrawnTile[] | undefined, b: readonly DrawnTile[]): boolean {
	return a?.length === b.length && a.every((tile, index) => tile === b[index]);
}

/** A rectangle in the canvas's pixels. */
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
