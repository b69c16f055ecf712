import type { Dealership } from "@nev/contract";
import type { Position } from "../dealer-search/geography.js";

/** A part of the map, in degrees. If it crosses the antimeridian, its west is more than its east. */
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
