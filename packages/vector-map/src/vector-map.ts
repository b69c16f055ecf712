import type { Map as LeafletMap } from "leaflet";
import type { Box } from "./boxes.js";
import { createTextMeasure } from "./draw-labels.js";
import type { DrawnPart } from "./drawn-tile.js";
import { labelPiecesOf } from "./label-pieces.js";
import { type LabelOptions, labelView, type ViewLabels } from "./label-view.js";
import { tileLoader } from "./load-tile.js";
import { type CanvasView, createMapCanvas } from "./map-canvas.js";
import { createPaletteReader, type Palette } from "./palette.js";
import { createPieceLayer } from "./piece-layer.js";
import { shapePiecesOf } from "./shape-pieces.js";
import { overzoomOf } from "./tile-grid.js";
import type { VectorTileService } from "./tile-service.js";
import { createTileStore } from "./tile-store.js";
import { gapsOf, partsToDraw, tilesAround, tilesShown } from "./view-tiles.js";

export interface VectorMapOptions extends LabelOptions {
	readonly service: VectorTileService;
	observeObstacles(map: LeafletMap, canvas: HTMLElement, onChange: () => void): Obstacles;
}

/** What labels must not cover. */
export interface Obstacles {
	/** In the canvas's pixels. */
	read(): readonly Box[];
	dispose(): void;
}

/** From how many milliseconds on a frame draws no further piece. One takes a slow phone that long or longer. */
const drawingMs = 4;

/** The same at a new zoom, while the visitor waits for it and the map is at rest. */
const firstDrawingMs = 30;

/**
 * Draws vector tiles on a map, with labels above all of them.
 *
 * @returns a function that removes the layer
 */
export function addVectorMap(map: LeafletMap, options: VectorMapOptions): () => void {
	const { service } = options;
	const canvas = createMapCanvas(map, { onRest: rest, onBeyond: requestPaint });
	const measure = createTextMeasure();
	const shapeLayer = createPieceLayer(canvas.element);
	const labelLayer = createPieceLayer(canvas.element);
	const store = createTileStore({
		load: tileLoader(service),
		onChange: () => requestPaint(true),
		minZoom: service.minZoom,
	});
	const colors = createPaletteReader(map.getContainer(), {
		onChange() {
			palette = undefined;
			requestPaint();
		},
		onPrint: paintAtOnce,
	});
	const obstacles = options.observeObstacles(map, canvas.element, () => requestPaint(true));
	let palette: Palette | undefined;
	let frame = 0;
	/** What the map shows. */
	let drawn: { readonly view: CanvasView; readonly parts: readonly DrawnPart[] } | undefined;
	/** The last zoom that was drawn with everything that there is. */
	let shownZoom: number | undefined;
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
		const around = labels?.isPoor && labels.view.zoom === view.zoom;
		store.request([...tilesShown(view, service), ...(around ? tilesAround(view, service) : [])]);
	}

	function paint(): void {
		frame = 0;
		const view = canvas.view();
		if (!view) return;
		palette ??= colors.read();
		const parts = partsToDraw(view, service, store);
		if (drawn?.view !== view) {
			shapeLayer.moveTo(view);
			labelLayer.moveTo(view);
		}
		drawn = { view, parts };
		const isNew = view.zoom !== shownZoom;
		if (isNew) {
			// The visitor waits for the names as much as for the shapes, and nothing moves yet.
			requestTiles(view);
			if (parts.length > 0 && needsLabels(view)) {
				labelMap();
				return;
			}
		}
		if (!draw(view, parts, palette, isNew ? firstDrawingMs : drawingMs, isNew)) requestPaint();
		else if (labels?.isFinal) shownZoom = labels.view.zoom;
		clearTimeout(labelling);
		// In a task of its own, because a request takes a millisecond or two to start.
		labelling = setTimeout(() => {
			requestTiles(view);
			if (needsLabels(view)) labelling = setTimeout(labelMap);
		});
	}

	/** Draws what the map shows in the colors of paper, which does not wait for a frame. */
	function paintAtOnce(): void {
		if (!drawn) return;
		palette = colors.read();
		while (!draw(drawn.view, drawn.parts, palette, Number.POSITIVE_INFINITY)) {}
	}

	/**
	 * Whether the labels are those of another zoom, or fewer than there is data for. At a new zoom each
	 * tile brings its own; later they wait for all tiles, because a pan has no time for them.
	 */
	function needsLabels({ zoom }: CanvasView): boolean {
		if (labels?.view.zoom !== zoom) return true;
		const isLess = !labels.isFinal;
		return store.isSettled() ? isLabelling || isLess : isLabelling && isLess;
	}

	/** Places the labels. Not in the task that draws: together they may take longer than a frame. */
	function labelMap(): void {
		// A tile may have come since the last paint. The next one places the labels then.
		if (!drawn || !palette || frame) return;
		const { view, parts } = drawn;
		const { font } = palette;
		const isFinal = store.isSettled();
		const gaps = gapsOf(view, service, store, "failed");
		const placed = labelView(
			{
				map,
				view,
				parts,
				surroundings: tilesAround(view, service)
					.map(store.get)
					.filter((tile) => tile !== undefined),
				gaps,
				loading: gapsOf(view, service, store, "loading"),
				obstacles: obstacles.read(),
				kept: labels?.view === view ? labels.placed : [],
				isFinal,
			},
			(text, style) => measure(text, style, font),
			options,
		);
		labels = { ...placed, view, isFinal };
		isLabelling = false;
		if (placed.names.length > 0 || gaps.length > 0) {
			const { names } = placed;
			canvas.element.setAttribute("role", "img");
			canvas.element.setAttribute(
				"aria-label",
				names.length > 0 ? options.describe(names) : options.gapText,
			);
		} else {
			canvas.element.removeAttribute("role");
			canvas.element.removeAttribute("aria-label");
		}
		requestPaint();
	}

	/** Draws as much as there is time for, at least one piece. Returns whether that was all. */
	function draw(
		view: CanvasView,
		parts: readonly DrawnPart[],
		palette: Palette,
		durationMs: number,
		isNew = false,
	): boolean {
		const end = performance.now() + durationMs;
		let count = 0;
		const hasTime = () => {
			count += 1;
			return count === 1 || performance.now() < end;
		};
		const labelPieces =
			labels?.view.zoom === view.zoom
				? labelPiecesOf(labels.texts, labels.view, view, palette)
				: [];
		const updateShapes = () =>
			shapeLayer.update(
				view,
				shapePiecesOf(view, parts, palette, overzoomOf(view.zoom, service)),
				hasTime,
			);
		const hasShapes = isNew && updateShapes();
		return labelLayer.update(view, labelPieces, hasTime) && (hasShapes || updateShapes());
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
