import { useSignalEffect } from "@preact/signals-react";
import { type LatLngBounds, type Map as LeafletMap, latLngBounds } from "leaflet";
import { type RefObject, useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { prefersReducedMotion } from "../../hooks/index.js";
import type {
	DealerLocatorState,
	ListedDealership,
	LocatorResults,
} from "../dealer-locator-state.js";
import { type Position, positionOf } from "../geography.js";
import type { MapState } from "./map-state.js";

/** The 48 contiguous states. */
export const contiguousStates = latLngBounds([24.4, -124.9], [49.4, -66.9]);

/** How near the map comes by itself, to a search and to one dealership. */
const searchZoom = 10;
const dealerZoom = 9;

/** Keeps the map in step with the list: searches and selections move it, and it tells where it is. */
export function useMapView(locator: DealerLocatorState, state: MapState): void {
	const map = useMap();
	const isByVisitor = useGestures(map);
	useRemoval(map);
	useReducedPan(map);

	function tell(byVisitor: boolean): void {
		const section = map.getBounds().pad(0.1);
		state.show(
			{
				west: Math.max(-180, section.getWest()),
				south: Math.max(-90, section.getSouth()),
				east: Math.min(180, section.getEast()),
				north: Math.min(90, section.getNorth()),
				zoom: Math.floor(map.getZoom()),
			},
			byVisitor,
		);
	}

	function move(by: () => void): void {
		isByVisitor.current = false;
		by();
	}

	useMapEvents({
		moveend: () => {
			tell(isByVisitor.current);
			isByVisitor.current = false;
		},
	});

	// Leaflet itself follows the window only, and not the column that a widget stands in.
	useEffect(() => {
		const container = map.getContainer();
		const observer = new ResizeObserver(() => {
			// Hidden, it keeps its size for when it is shown again.
			if (container.clientWidth === 0) return;
			isByVisitor.current = false;
			map.invalidateSize({ animate: false });
		});
		observer.observe(container);
		return () => observer.disconnect();
	}, [map, isByVisitor]);

	useSignalEffect(() => {
		const results = locator.results.value;
		const mode = locator.mode.peek();
		if (results.status !== "ready" || (mode.kind === "near" && mode.isMapArea)) return;
		const everything =
			mode.kind === "text" && mode.q === "" && results.dealerships.length < results.total;
		move(() => bringIntoView(map, everything ? contiguousStates : boundsOf(results)));
		tell(false);
	});

	useSignalEffect(() => {
		const selection = locator.selection.value;
		const position = selection && selection.chosenIn !== "map" && positionOf(selection.dealership);
		if (!position) return;
		move(() =>
			map.setView([position.latitude, position.longitude], Math.max(map.getZoom(), dealerZoom), {
				animate: !prefersReducedMotion(),
			}),
		);
	});
}

/** Leaflet ends each zoom by a timer, and fails when the map is gone by then. */
function useRemoval(map: LeafletMap): void {
	useEffect(
		() => () => {
			// The timer's own question, whether there is still a zoom to end.
			Object.assign(map, { _animatingZoom: false });
		},
		[map],
	);
}

/** Leaflet itself lets the map slide under the arrow keys, even where no motion is wanted. */
function useReducedPan(map: LeafletMap): void {
	useEffect(() => {
		if (!prefersReducedMotion()) return;
		const { panBy } = map;
		map.panBy = (offset, options) => panBy.call(map, offset, { ...options, animate: false });
		return () => {
			map.panBy = panBy;
		};
	}, [map]);
}

/** How a visitor moves the map: by a drag, the wheel, a key or the zoom buttons. */
const gestures = ["pointerdown", "wheel", "keydown"] as const;

/** True from a visitor's gesture until the map has moved. */
function useGestures(map: LeafletMap): RefObject<boolean> {
	const isByVisitor = useRef(false);
	useEffect(() => {
		const container = map.getContainer();
		const note = () => {
			isByVisitor.current = true;
		};
		for (const gesture of gestures) {
			container.addEventListener(gesture, note, { capture: true, passive: true });
		}
		return () => {
			for (const gesture of gestures) {
				container.removeEventListener(gesture, note, { capture: true });
			}
		};
	}, [map]);
	return isByVisitor;
}

function bringIntoView(map: LeafletMap, bounds: LatLngBounds): void {
	map.fitBounds(bounds.isValid() ? bounds : contiguousStates, {
		padding: [20, 20],
		maxZoom: searchZoom,
		animate: !prefersReducedMotion(),
	});
}

function boundsOf({ dealerships, near }: LocatorResults): LatLngBounds {
	const positions = dealerships
		.map((dealership: ListedDealership) => positionOf(dealership))
		.filter((position): position is Position => position !== undefined);
	if (near) positions.push(near.origin);
	return latLngBounds(positions.map(({ latitude, longitude }) => [latitude, longitude]));
}
