import type { Box } from "./boxes.js";
import type { DrawnPart } from "./drawn-tile.js";
import type { CanvasView } from "./map-canvas.js";
import {
	childrenOf,
	keyOf,
	parentOf,
	rectangleOf,
	type TilePosition,
	tilesIn,
	tileZoomOf,
} from "./tile-grid.js";
import type { VectorTileService } from "./tile-service.js";
import type { TileStore } from "./tile-store.js";
import { areaIn, pixelsOf } from "./view-pixels.js";

/** How many zooms the tiles around a view are below its own tiles. */
const surroundingZooms = [3, 6];

/** The tiles that the visitor sees of a view, without its margin. */
export function tilesShown(view: CanvasView, service: VectorTileService): TilePosition[] {
	return tilesIn(areaIn(view, view.margin.x, view.margin.y), tileZoomOf(view.zoom, service));
}

/** Tiles around the middle of a view that are much larger than the view. */
export function tilesAround(view: CanvasView, service: VectorTileService): TilePosition[] {
	const z = tileZoomOf(view.zoom, service);
	const middle = areaIn(view, view.width / 2, view.height / 2);
	return surroundingZooms
		.filter((step) => z - step >= service.minZoom)
		.flatMap((step) => tilesIn(middle, z - step).slice(0, 1));
}

/** What there is to draw. Until a tile is there, larger and smaller ones take its place. */
export function partsToDraw(
	view: CanvasView,
	service: VectorTileService,
	store: TileStore,
): DrawnPart[] {
	return tilesIn(areaIn(view), tileZoomOf(view.zoom, service)).flatMap((position) => {
		const tile = store.get(position);
		if (tile) return [{ position, source: position, tile }];
		const parts: DrawnPart[] = [];
		for (let source = position; source.z > service.minZoom && parts.length === 0; ) {
			source = parentOf(source);
			const larger = store.get(source);
			if (larger) parts.push({ position, source, tile: larger });
		}
		for (const source of childrenOf(position)) {
			const smaller = store.get(source);
			if (smaller) parts.push({ position: source, source, tile: smaller });
		}
		return parts;
	});
}

/** The parts of the view that show nothing because their tile has this status, in its pixels. */
export function gapsOf(
	view: CanvasView,
	service: VectorTileService,
	store: TileStore,
	status: "failed" | "loading",
): Box[] {
	const drawn = new Set(partsToDraw(view, service, store).map(({ position }) => keyOf(position)));
	return tilesShown(view, service)
		.filter((position) => store.statusOf(position) === status && !drawn.has(keyOf(position)))
		.map((position) => pixelsOf(rectangleOf(position), view));
}
