import type { Dealership } from "@nev/contract";
import type { ReadonlySignal, Signal } from "@preact/signals-core";
import { signal } from "@preact/signals-react";
import { positionOf, toMapLongitude } from "../dealer-search/geography.js";
import { warnOnce } from "../host-page/warn-once.js";
import type { MapArea, MapView, MapViewRequest } from "./controller.js";

/** The map's view, which the map reports and the page asks for. Outlives the map. */
export interface MapViewState {
	/** Undefined until the map has loaded. */
	readonly view: ReadonlySignal<MapView | undefined>;
	readonly bounds: ReadonlySignal<MapArea | undefined>;
	/** The latest view that the page has asked for and the map has not shown yet. */
	readonly requested: ReadonlySignal<MapViewRequest | undefined>;
	/** What the map was moved to last. Another map stays where this one was while they are the same. */
	readonly movedTo: { results?: object; selection?: object | undefined };
	/** Whether the visitor has moved the map since the last search. */
	readonly isMoved: Signal<boolean>;
	/** Reports what the map shows. */
	show(view: MapView): void;
	/** Takes the request, which is shown only once. */
	take(): MapViewRequest | undefined;
	request(view: MapViewRequest): void;
	/** Requests the view of these dealerships. */
	fitTo(dealerships: readonly Dealership[]): void;
}

export function createMapViewState(): MapViewState {
	const view = signal<MapView | undefined>(undefined);
	const bounds = signal<MapArea | undefined>(undefined);
	const requested = signal<MapViewRequest | undefined>(undefined);
	const show = (next: MapViewRequest, mistake: string) => {
		if (isComplete(next)) requested.value = next;
		else warnOnce(mistake);
	};
	return {
		view,
		bounds,
		requested,
		movedTo: {},
		isMoved: signal(false),
		show(next) {
			view.value = next;
			// A zoom or a resize that ends where it began is no change.
			if (JSON.stringify(bounds.peek()) !== JSON.stringify(next.bounds)) bounds.value = next.bounds;
		},
		take() {
			const taken = requested.peek();
			requested.value = undefined;
			return taken;
		},
		request: (next) =>
			show(
				next,
				"setView() takes numbers: { center: { latitude, longitude }, zoom } or { bounds }.",
			),
		fitTo(dealerships) {
			const mistake =
				"fitTo() takes a list of dealerships with a latitude and a longitude, such as element.results.dealerships.";
			if (!Array.isArray(dealerships)) return warnOnce(mistake);
			const positions = dealerships.flatMap((dealership) => positionOf(dealership) ?? []);
			if (positions.length === 0) return;
			const latitudes = positions.map(({ latitude }) => latitude);
			const longitudes = positions.map(({ longitude }) => toMapLongitude(longitude));
			show(
				{
					bounds: {
						west: Math.min(...longitudes),
						south: Math.min(...latitudes),
						east: Math.max(...longitudes),
						north: Math.max(...latitudes),
					},
				},
				mistake,
			);
		},
	};
}

/** Whether a page asks for numbers only. A map that takes a NaN shows nothing from then on. */
function isComplete(request: MapViewRequest): boolean {
	const { center, zoom, bounds }: Partial<MapView> = { ...request };
	const numbers = [
		...(center ? [center.latitude, center.longitude] : []),
		...(bounds ? [bounds.west, bounds.south, bounds.east, bounds.north] : []),
		...(zoom === undefined ? [] : [zoom]),
	];
	return numbers.length > 0 && numbers.every(Number.isFinite);
}
