import { DomUtil, type LatLng, type Map as LeafletMap, type Point } from "leaflet";

/** What is shown: a part of the world at a zoom. */
export interface CanvasView {
	readonly zoom: number;
	/** The world's width in pixels. */
	readonly worldSize: number;
	/** The corner in the world's pixels. */
	readonly origin: Point;
	readonly width: number;
	readonly height: number;
	/** How far it extends beyond the map on each side. */
	readonly margin: Point;
	/** The device's pixels per pixel. */
	readonly ratio: number;
}

/** A layer that covers the map, extends beyond it and follows its movements. */
export interface MapCanvas {
	readonly element: HTMLElement;
	/**
	 * What there is to show: another view once the map has come to rest or shows more than the last one
	 * covers, and the same one until then. For another view the element is moved to where the map is.
	 * Undefined while the map zooms or has no size.
	 */
	view(): CanvasView | undefined;
	dispose(): void;
}

/** How far it extends beyond the map on each side, as a share of the map's size. */
const padding = 0.15;

/** Below Leaflet's raster tiles, whose pane has 200. */
const pane = { name: "nev-vector", zIndex: "150" };

/**
 * Adds the layer to a map. It gets another view when the map comes to rest or when a visitor drags the
 * map beyond it. In between, the browser moves and scales it.
 *
 * @param onRest the map has come to rest
 * @param onBeyond the map shows more than the view covers
 */
export function createMapCanvas(
	map: LeafletMap,
	{ onRest, onBeyond }: { onRest(): void; onBeyond(): void },
): MapCanvas {
	const element = document.createElement("div");
	element.className = "nev-map-canvas leaflet-zoom-animated";
	const style: Partial<CSSStyleDeclaration> = {
		...{ position: "absolute", top: "0", left: "0", pointerEvents: "none" },
		// A canvas that is added lays out nothing around it.
		contain: "layout size",
	};
	Object.assign(element.style, style);
	const parent = map.getPane(pane.name) ?? map.createPane(pane.name);
	parent.style.zIndex = pane.zIndex;
	parent.append(element);
	let view: CanvasView | undefined;
	let isCurrent = false;
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
		if (!isBeyond) return;
		isCurrent = false;
		onBeyond();
	}

	function handleRest(): void {
		isCurrent = false;
		onRest();
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
			handleRest();
		},
		resize: handleRest,
		viewreset: handleRest,
	};
	map.on(handlers);

	return {
		element,
		view() {
			const size = map.getSize();
			if (isZooming || size.x === 0 || size.y === 0) return undefined;
			const ratio = window.devicePixelRatio;
			if (isCurrent && view?.ratio === ratio) return view;
			isCurrent = true;
			const margin = size.multiplyBy(padding).ceil();
			const corner = map.containerPointToLayerPoint(margin.multiplyBy(-1)).round();
			const { x: width, y: height } = size.add(margin.multiplyBy(2));
			element.style.width = `${width}px`;
			element.style.height = `${height}px`;
			DomUtil.setPosition(element, corner);
			const zoom = map.getZoom();
			const worldSize = 256 * 2 ** zoom;
			const origin = map.getPixelOrigin().add(corner);
			view = { zoom, worldSize, origin, width, height, margin, ratio };
			return view;
		},
		dispose() {
			map.off(handlers);
			element.remove();
		},
	};
}
