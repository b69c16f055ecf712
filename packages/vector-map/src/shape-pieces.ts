import { drawTile } from "./draw-tile.js";
import type { DrawnPart } from "./drawn-tile.js";
import type { CanvasView } from "./map-canvas.js";
import type { Palette } from "./palette.js";
import type { Piece, PieceContext } from "./piece-layer.js";
import { overlaps, rectangleOf, tilesIn } from "./tile-grid.js";
import { areaIn, pixelsOf, wholePixelsOf } from "./view-pixels.js";

/**
 * The shapes of a view, without labels: a piece for each square of about 512 px, as the tiles are, and
 * also of zooms beyond the last one of the service.
 *
 * @param parts what there is to draw
 * @param overzoom by how many zooms the tiles are enlarged beyond the last one
 */
export function shapePiecesOf(
	view: CanvasView,
	parts: readonly DrawnPart[],
	palette: Palette,
	overzoom: number,
): Piece[] {
	const squares = tilesIn(areaIn(view), Math.max(0, Math.round(view.zoom) - 1));
	return squares.map((position) => {
		const area = rectangleOf(position);
		const within = parts.filter((part) => overlaps(rectangleOf(part.position), area));
		return {
			key: `${view.zoom} ${position.column} ${position.y}`,
			area,
			content: [palette, ...within.map(({ tile }) => tile)],
			draw:
				within.length > 0
					? (context) => {
							for (const part of within) drawPart(context, part, view, palette, overzoom);
						}
					: undefined,
		};
	});
}

function drawPart(
	context: PieceContext,
	{ position, source, tile }: DrawnPart,
	view: CanvasView,
	palette: Palette,
	overzoom: number,
): void {
	const corner = pixelsOf(rectangleOf(source), view);
	const scale = (corner.right - corner.left) / tile.extent;
	const { left, top, right, bottom } = wholePixelsOf(rectangleOf(position), view);
	context.save();
	context.beginPath();
	context.rect(left, top, right - left, bottom - top);
	context.clip();
	context.translate(corner.left, corner.top);
	context.scale(scale, scale);
	drawTile(tile, scale, { context, palette, zoom: view.zoom, overzoom });
	context.restore();
}
