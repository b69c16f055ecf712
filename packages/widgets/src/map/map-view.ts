import type { Dealership, ListedDealership } from "@nev/contract";
import {
	type FitBoundsOptions,
	type LatLngBounds,
	type LatLngBoundsLiteral,
	type LatLngTuple,
	type Map as LeafletMap,
	latLngBounds,
} from "leaflet";
import { useEffect, useRef } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import type { DealerLocatorState } from "../dealer-search/dealer-locator-state.js";
import {
	fromMapLongitude,
	type Position,
	positionOf,
	toMapLongitude,
} from "../dealer-search/geography.js";
import type { LocatorResults } from "../dealer-search/locator-results.js";
import { isOfAll } from "../dealer-search/locator-search.js";
import { prefersReducedMotion, useSignalEffect } from "../hooks/index.js";
import { circleAround } from "./circle-around.js";
import type { MapArea } from "./controller.js";
import { inTheArea } from "./in-the-area.js";
import type { MapState } from "./map-state.js";
import type { MapViewState } from "./map-view-state.js";
import { useLeafletFixes, useMoves, useVisitorGestures } from "./use-leaflet.js";

/** The 48 contiguous states. */
export const contiguousStates = latLngBounds([24.4, -124.9], [49.4, -66.9]);

/** The margin around what a view is fitted to, in pixels. */
export const viewPadding: FitBoundsOptions = { padding: [20, 20] };

/** The maximum zoom for a search's results. */
const maxResultsZoom = 11;

/** How far around a dealership a map that is about it reaches at least, in miles. */
const surroundingMiles = 10;

/** The minimum zoom for a selected dealership. */
const minSelectionZoom = 9;

/**
 * Moves the map to search results and selections, and reports its bounds to the map's state.
 *
 * @param area where all dealerships are; default: the contiguous states
 * @param dealershipId the dealership that the map is about: it starts with its surroundings
 */
export function useMapView(
	locator: DealerLocatorState,
	state: MapState,
	view: MapViewState,
	area: LatLngBoundsLiteral | undefined,
	dealershipId: number | undefined,
): void {
	const map = useMap();
	const isByVisitor = useVisitorGestures(map);
	useLeafletFixes(map);
	const move = useMoves(map);
	/**
	 * Where the visitor has pressed a marker since the map moved last. The marker may be one of the
	 * previous search's, with the map about to move away: then that view includes it.
	 */
	const pressed = useRef<LatLngTuple>(null);

	function reportBounds(byVisitor: boolean): void {
		const shown = map.getBounds();
		const { lat: latitude, lng } = map.getCenter();
		const center = { latitude, longitude: fromMapLongitude(lng) };
		view.show({ center, zoom: map.getZoom(), bounds: mapAreaOf(shown) });
		state.setBounds({ ...mapAreaOf(shown.pad(0.1)), zoom: Math.floor(map.getZoom()) }, byVisitor);
	}

	useMapEvents({
		moveend: () => {
			const byVisitor = isByVisitor.current;
			const position = pressed.current;
			isByVisitor.current = false;
			pressed.current = null;
			reportBounds(byVisitor);
			const bounds = map.getBounds();
			if (position && !byVisitor && !bounds.contains(position)) fitBounds(map, bounds, position);
		},
	});

	// Leaflet follows the window's size only. A widget's column can change without it.
	useEffect(() => {
		const container = map.getContainer();
		const observer = new ResizeObserver(() => {
			// A hidden map keeps its size until it is shown again.
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
		if (results.status !== "ready") return;
		const isShown = results === view.movedTo.results || (mode.kind === "near" && mode.isMapArea);
		view.movedTo.results = results;
		const selected = locator.selection.peek()?.dealership;
		if (isShown || surroundingsOf(selected, dealershipId)) {
			reportBounds(false);
			return;
		}
		const { all } = locator.source.peek();
		const shown = isOfAll(mode) && all ? { dealerships: all } : results;
		const isFirstPage = shown.dealerships.length < results.total;
		const found = boundsOf(shown, locator.radiusMiles.peek());
		// A state's outline lacks its farthest islands.
		const ofAll = area ? latLngBounds(area).extend(found) : isFirstPage && contiguousStates;
		const bounds = (isOfAll(mode) && ofAll) || found;
		move(() => {
			isByVisitor.current = false;
			fitBounds(map, bounds, pressed.current);
			// What is shown is what was found.
			state.settle();
		});
	});

	useSignalEffect(() => {
		const selection = locator.selection.value;
		// Its details have changed, which is no reason to move the map.
		if (selection && selection.act === view.movedTo.selection) return;
		view.movedTo.selection = selection?.act;
		const position = selection && positionOf(selection.dealership);
		pressed.current = null;
		if (!position) return;
		const center: LatLngTuple = [position.latitude, toMapLongitude(position.longitude)];
		if (selection.chosenIn === "map") {
			// The press itself has not moved the map.
			isByVisitor.current = false;
			pressed.current = center;
			return;
		}
		const surroundings = surroundingsOf(selection.dealership, dealershipId);
		move(() => {
			isByVisitor.current = false;
			if (surroundings) return fitBounds(map, surroundings, null);
			map.setView(center, Math.max(map.getZoom(), minSelectionZoom), {
				animate: !prefersReducedMotion(),
			});
		});
	});

	useSignalEffect(() => {
		// The results of a search move the map too, so a move that was requested after it waits for them.
		if (!view.requested.value || locator.results.value.status === "loading") return;
		move(() => {
			const request = view.take();
			if (!request) return;
			isByVisitor.current = false;
			const options = { animate: !prefersReducedMotion() };
			if ("bounds" in request) {
				const { south, north, ...bounds } = request.bounds;
				const [west, east] = [toMapLongitude(bounds.west), toMapLongitude(bounds.east)];
				map.fitBounds(
					[
						[south, west],
						[north, east],
					],
					{
						...viewPadding,
						...options,
						maxZoom: maxResultsZoom,
					},
				);
			} else {
				const { center, zoom = map.getZoom() } = request;
				map.setView(
					center ? [center.latitude, toMapLongitude(center.longitude)] : map.getCenter(),
					zoom,
					options,
				);
			}
		});
	});
}

function fitBounds(map: LeafletMap, bounds: LatLngBounds, point: LatLngTuple | null): void {
	// From Florida to Guam there is mostly the Pacific.
	const isTooWide =
		bounds.isValid() && map.getBoundsZoom(bounds) <= map.getMinZoom() && isAround(bounds);
	const shown = bounds.isValid() && !isTooWide ? bounds : contiguousStates;
	const visible = latLngBounds(shown.getSouthWest(), shown.getNorthEast());
	map.fitBounds(point ? visible.extend(point) : visible, {
		...viewPadding,
		maxZoom: maxResultsZoom,
		animate: !prefersReducedMotion(),
	});
}

/** Whether bounds have all of the contiguous states from west to east. */
function isAround(bounds: LatLngBounds): boolean {
	return (
		bounds.getWest() < contiguousStates.getWest() && bounds.getEast() > contiguousStates.getWest()
	);
}

/** The surroundings of a dealership that the map is about, if it is on the map. */
export function surroundingsOf(
	dealership: Dealership | undefined,
	dealershipId: number | undefined,
): LatLngBounds | undefined {
	const position =
		dealership && dealership.id === dealershipId ? positionOf(dealership) : undefined;
	return position && boundsAround(circleAround(position, surroundingMiles));
}

/** The bounds of the results, and of the circle around the origin of a search by distance. */
function boundsOf(
	{ dealerships, near }: Pick<LocatorResults, "dealerships" | "near">,
	radiusMiles: number,
): LatLngBounds {
	const positions = (near ? inTheArea(dealerships, radiusMiles) : dealerships)
		.map((dealership: ListedDealership) => positionOf(dealership))
		.filter((position): position is Position => position !== undefined);
	if (near) positions.push(...circleAround(near.origin, radiusMiles));
	return boundsAround(positions);
}

function boundsAround(positions: readonly Position[]): LatLngBounds {
	return latLngBounds(
		positions.map(({ latitude, longitude }) => [latitude, toMapLongitude(longitude)]),
	);
}

/** A part of the map in degrees. If it crosses the antimeridian, its west is more than its east. */
function mapAreaOf(bounds: LatLngBounds): MapArea {
	const [west, east] = [bounds.getWest(), bounds.getEast()];
	const isWorld = east - west >= 360;
	return {
		west: isWorld ? -180 : fromMapLongitude(west),
		south: Math.max(-90, bounds.getSouth()),
		east: isWorld ? 180 : fromMapLongitude(east),
		north: Math.min(90, bounds.getNorth()),
	};
}
