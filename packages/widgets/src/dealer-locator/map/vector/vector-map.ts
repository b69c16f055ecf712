import { DomUtil, type Map as LeafletMap, type Point } from "leaflet";
import { createTextMeasure, drawText } from "./draw-labels.js";
import type { DrawnPart } from "./drawn-tile.js";
import { type LabelOptions, labelView, type ViewLabels } from "./label-view.js";
import { tileLoader } from "./load-tile.js";
import { type CanvasView, createMapCanvas } from "./map-canvas.js";
import { observeObstacles } from "./obstacles.js";
import { createPaletteReader, type Palette } from "./palette.js";
import { createShapeLayer, pixelsOf } from "./shape-layer.js";
import {
	childrenOf,
	keyOf,
	overzoomOf,
	parentOf,
	rectangleOf,
	type TilePosition,
	tilesIn,
	tileZoomOf,
	type WorldRectangle,
} from "./tile-grid.js";
import type { TileService } from "./tile-json.js";
import { createTileStore } from "./tile-store.js";

export interface VectorMapOptions extends LabelOptions {
	readonly service: TileService;
}

/** How many zooms the tiles around a view are below its own tiles. */
const surroundingZooms = [3, 6];

/**
 * Draws vector tiles on a map, with labels above all of them.
 *
 * @returns a function that removes the layer
 */
export function addVectorMap(map: LeafletMap, options: VectorMapOptions): () => void {
	const { service } = options;
	const canvas = createMapCanvas(map, { onRest: rest, onBeyond: requestPaint });
	const { context } = canvas;
	const measure = createTextMeasure(context);
	const shapes = createShapeLayer(canvas.element);
	const store = createTileStore({
		load: tileLoader(service),
		onChange: () => requestPaint(true),
		minZoom: service.minZoom,
	});
	const colors = createPaletteReader(map.getContainer(), () => {
		palette = undefined;
		requestPaint();
	});
	const obstacles = observeObstacles(map, canvas.element, () => requestPaint(true));
	let palette: Palette | undefined;
	let frame = 0;
	/** What the map shows. */
	let drawn: { readonly view: CanvasView; readonly parts: readonly DrawnPart[] } | undefined;
	/** What is on the canvas of the labels, and the view's corner that it was drawn for. */
	let written: { content: readonly unknown[]; origin: Point } | undefined;
	let labelling: ReturnType<typeof setTimeout> | undefined;
	/** Whether the labels have to be placed again. */
	let isLabelling = true;
	/** The labels, and the view in which they were placed. */
	let labels: (ViewLabels & { view: CanvasView; isFinal: boolean }) | undefined;

	function requestPaint(newLabels: unknown = false): void {
		if (newLabels === true) isLabelling = true;
		frame ||= requestAnimationFrame(paint);
	}

	/** Loads the tiles of what the map shows now, and draws it. */
	function rest(): void {
		requestPaint(true);
	}

	function requestTiles(view: CanvasView): void {
		const { x, y } = view.margin;
		const shown = tilesIn(rectangleIn(view, x, y), tileZoomOf(view.zoom, service));
		const around = labels?.isPoor && labels.view.zoom === view.zoom ? surroundingsOf(view) : [];
		store.request([...shown, ...around]);
	}

	/** Tiles around the middle of a view that are much larger than the view. */
	function surroundingsOf(view: CanvasView): TilePosition[] {
		const z = tileZoomOf(view.zoom, service);
		const middle = rectangleIn(view, view.width / 2, view.height / 2);
		return surroundingZooms
			.filter((step) => z - step >= service.minZoom)
			.flatMap((step) => tilesIn(middle, z - step).slice(0, 1));
	}

	function paint(): void {
		frame = 0;
		const view = canvas.view();
		if (!view) return;
		palette ??= colors.read();
		const parts = partsOf(view);
		if (drawn?.view !== view) shapes.moveTo(view);
		drawn = { view, parts };
		// Labels and shapes in frames of their own: together they may take longer than one.
		const hasMore =
			drawLabels(view, palette) ||
			!shapes.drawNext(view, parts, palette, overzoomOf(view.zoom, service));
		if (hasMore) requestPaint();
		clearTimeout(labelling);
		// In a task of its own, because a request takes a millisecond or two to start.
		labelling = setTimeout(() => {
			requestTiles(view);
			if (needsLabels(view)) labelling = setTimeout(placeLabels);
		});
	}

	/** Whether the labels are those of another zoom, or fewer than there is data for. */
	function needsLabels({ zoom }: CanvasView): boolean {
		if (labels?.view.zoom !== zoom) return true;
		return store.isSettled() && (isLabelling || !labels.isFinal);
	}

	/** Places the labels. Not in the task that draws: together they may take longer than a frame. */
	function placeLabels(): void {
		// A tile may have come since the last paint. The next one places the labels then.
		if (!drawn || !palette || frame) return;
		const { view, parts } = drawn;
		const { font } = palette;
		const isFinal = store.isSettled();
		const placed = labelView(
			{
				map,
				view,
				parts,
				surroundings: surroundingsOf(view)
					.map(store.get)
					.filter((tile) => tile !== undefined),
				gaps: gapsOf(view),
				obstacles: obstacles.read(),
			},
			(text, style) => measure(text, style, font),
			options,
		);
		labels = { ...placed, view, isFinal };
		isLabelling = !isFinal;
		const hasNames = placed.names.length > 0;
		canvas.element.role = hasNames ? "img" : null;
		canvas.element.ariaLabel = hasNames ? options.describe(placed.names) : null;
		requestPaint();
	}

	/** Returns whether there was something to draw. */
	function drawLabels(view: CanvasView, palette: Palette): boolean {
		const { zoom, width, height, ratio, origin } = view;
		const content = [palette, labels, zoom, width, height, ratio];
		const isCurrent = written?.content.every((value, index) => value === content[index]);
		if (!written || !isCurrent) written = { content, origin };
		DomUtil.setPosition(context.canvas, written.origin.subtract(origin));
		if (isCurrent) return false;
		context.setTransform(ratio, 0, 0, ratio, 0, 0);
		context.clearRect(0, 0, width, height);
		if (labels?.view.zoom !== zoom) return true;
		const { x, y } = labels.view.origin.subtract(origin);
		context.translate(x, y);
		for (const text of labels.texts) drawText(context, palette, text);
		return true;
	}

	/** What there is to draw. Until a tile is there, larger and smaller ones take its place. */
	function partsOf(view: CanvasView): DrawnPart[] {
		const z = tileZoomOf(view.zoom, service);
		return tilesIn(rectangleIn(view, 0, 0), z).flatMap((position) => {
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

	/** The parts of the view whose tile could not be loaded. */
	function gapsOf(view: CanvasView): WorldRectangle[] {
		const drawn = new Set(partsOf(view).map(({ position }) => keyOf(position)));
		return tilesIn(rectangleIn(view, view.margin.x, view.margin.y), tileZoomOf(view.zoom, service))
			.filter((position) => store.statusOf(position) === "failed" && !drawn.has(keyOf(position)))
			.map((position) => pixelsOf(rectangleOf(position), view));
	}

	const handleOnline = () => store.retryFailed();
	window.addEventListener("online", handleOnline);
	requestPaint();

	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(labelling);
		window.removeEventListener("online", handleOnline);
		store.dispose();
		obstacles.dispose();
		colors.dispose();
		canvas.dispose();
	};
}

/** A view's part of the world, without a margin in pixels. */
function rectangleIn(view: CanvasView, x: number, y: number): WorldRectangle {
	const { origin, worldSize, width, height } = view;
	return {
		left: (origin.x + x) / worldSize,
		top: (origin.y + y) / worldSize,
		right: (origin.x + width - x) / worldSize,
		bottom: (origin.y + height - y) / worldSize,
	};
}
