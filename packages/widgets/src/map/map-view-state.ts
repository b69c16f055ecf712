import type { Dealership } from "@nev/contract";
import { type ReadonlySignal, signal } from "@preact/signals-react";
import { type Position, positionOf } from "../dealer-locator/geography.js";

/** A part of the map, in degrees. */
export interface MapArea {
	readonly west: number;
	readonly south: number;
	readonly east: number;
	readonly north: number;
}

/** What the map shows. */
export interface MapView {
	/** Its centre, in degrees. */
	readonly center: Position;
	/** 3 is a continent, 12 a town; fractions are allowed. */
	readonly zoom: number;
	readonly bounds: MapArea;
}

/** A view that the page asks for: a centre, a zoom, or both; or an area, which the map is fitted to. */
export type MapViewRequest = Partial<Pick<MapView, "center" | "zoom">> | Pick<MapView, "bounds">;

/** The map as a page reads it and tells it. Everything waits for the map, which loads after the list. */
export interface MapController {
	/** The centre of the map, in degrees; undefined before the map has loaded. */
	readonly center: Position | undefined;
	/** The zoom of the map: 3 shows a continent, 12 a town. */
	readonly zoom: number | undefined;
	/** What the map shows, in degrees. */
	readonly bounds: MapArea | undefined;
	/** Moves the map: to a centre, a zoom or both, or so that it shows `bounds`. */
	setView(view: MapViewRequest): void;
	/** Moves the map so that it shows these dealerships, except those without a position. */
	fitTo(dealerships: readonly Dealership[]): void;
}

/** The map's view, which the map reports and the page asks for. Outlives the map. */
export interface MapViewState {
	/** Undefined until the map has loaded. */
	readonly view: ReadonlySignal<MapView | undefined>;
	readonly bounds: ReadonlySignal<MapArea | undefined>;
	/** The latest view that the page has asked for and the map has not shown yet. */
	readonly requested: ReadonlySignal<MapViewRequest | undefined>;
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
	const request = (next: MapViewRequest) => {
		requested.value = next;
	};
	return {
		view,
		bounds,
		requested,
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
		request,
		fitTo(dealerships) {
			const positions = dealerships.flatMap((dealership) => positionOf(dealership) ?? []);
			if (positions.length === 0) return;
			const latitudes = positions.map(({ latitude }) => latitude);
			const longitudes = positions.map(({ longitude }) => longitude);
			request({
				bounds: {
					west: Math.min(...longitudes),
					south: Math.min(...latitudes),
					east: Math.max(...longitudes),
					north: Math.max(...latitudes),
				},
			});
		},
	};
}
