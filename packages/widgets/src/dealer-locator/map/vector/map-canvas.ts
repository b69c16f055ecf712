import { DomUtil, type LatLng, type Map as LeafletMap, type Point } from "leaflet";

/** What a canvas shows: a part of the world at a zoom. */
export interface CanvasView {
	readonly zoom: number;
	/** The world's width in pixels. */
	readonly worldSize: number;
	/** The canvas's corner in the world's pixels. */
	readonly origin: Point;
	readonly width: number;
	readonly height: number;
	/** How far the canvas extends beyond the map on each side. */
	readonly margin: Point;
}

/** A canvas that covers the map and follows its movements. */
export interface MapCanvas {
	readonly element: HTMLCanvasElement;
	readonly context: CanvasRenderingContext2D;
	/**
	 * Moves the canvas to where the map is, empties it and returns what it has to show; undefined
	 * while the map zooms or has no size.
	 */
	reset(): CanvasView | undefined;
	dispose(): void;
}

/** How far the canvas extends beyond the map on each side, as a share of the map's size. */
const padding = 0.15;

/** Below Leaflet's raster tiles, whose pane has 200. */
const pane = { name: "nev-vector", zIndex: "150" };

/**
 * Adds a canvas to a map. It is drawn again when the map comes to rest or when a visitor drags the
 * map beyond it. In between, the browser moves and scales it.
 *
 * @param onRest the map has come to rest
 * @param onBeyond the map shows more than the canvas covers
 */
export function createMapCanvas(
	map: LeafletMap,
	{ onRest, onBeyond }: { onRest(): void; onBeyond(): void },
): MapCanvas {
	const element = document.createElement("canvas");
	element.className = "nev-map-canvas leaflet-zoom-animated";
	const context = element.getContext("2d");
	if (!context) throw new Error("The browser has no canvas.");
	const parent = map.getPane(pane.name) ?? map.createPane(pane.name);
	parent.style.zIndex = pane.zIndex;
	parent.append(element);
	let view: CanvasView | undefined;
	let isZooming = false;

	/** Shows the drawn view at another zoom, by scaling it. */
	function scaleTo(center: LatLng, zoom: number): void {
		if (!view) return;
		const scale = map.getZoomScale(zoom, view.zoom);
		const pixelOrigin = map
			.project(center, zoom)
			.subtract(map.getSize().divideBy(2))
			.add(DomUtil.getPosition(map.getPane("mapPane") ?? parent))
			.round();
		DomUtil.setTransform(element, view.origin.multiplyBy(scale).subtract(pixelOrigin), scale);
	}

	function handleMove(): void {
		if (!view || isZooming || map.getZoom() !== view.zoom) return;
		const { min, max } = map.getPixelBounds();
		if (!min || !max) return;
		const isBeyond =
			min.x < view.origin.x ||
			min.y < view.origin.y ||
			max.x > view.origin.x + view.width ||
			max.y > view.origin.y + view.height;
		if (isBeyond) onBeyond();
	}

	const handlers = {
		zoomanim: ({ center, zoom }: { center: LatLng; zoom: number }) => {
			isZooming = true;
			scaleTo(center, zoom);
		},
		zoom: () => scaleTo(map.getCenter(), map.getZoom()),
		move: handleMove,
		moveend: () => {
			isZooming = false;
			onRest();
		},
		resize: onRest,
		viewreset: onRest,
	};
	map.on(handlers);

	return {
		element,
		context,
		reset() {
			const size = map.getSize();
			if (isZooming || size.x === 0 || size.y === 0) return undefined;
			const margin = size.multiplyBy(padding).ceil();
			const corner = map.containerPointToLayerPoint(margin.multiplyBy(-1)).round();
			const { x: width, y: height } = size.add(margin.multiplyBy(2));
			const ratio = window.devicePixelRatio;
			// Setting the size also empties the canvas, and costs more than emptying it.
			if (
				element.width !== Math.round(width * ratio) ||
				element.height !== Math.round(height * ratio)
			) {
				element.width = Math.round(width * ratio);
				element.height = Math.round(height * ratio);
				element.style.width = `${width}px`;
				element.style.height = `${height}px`;
			}
			context.setTransform(ratio, 0, 0, ratio, 0, 0);
			context.clearRect(0, 0, width, height);
			DomUtil.setPosition(element, corner);
			const zoom = map.getZoom();
			const worldSize = 256 * 2 ** zoom;
			view = { zoom, worldSize, origin: map.getPixelOrigin().add(corner), width, height, margin };
			return view;
		},
		dispose() {
			map.off(handlers);
			element.remove();
		},
	};
}
