import type { Dealership } from "@nev/contract";
import type { Position } from "../dealer-search/geography.js";

/** What the host page chooses about the map. */
export interface MapOptions {
	/**
	 * The address of vector tiles in the schema of the Protomaps basemap: a TileJSON document, or a
	 * URL with `{z}`, `{x}` and `{y}`. Default: the API's own map. With `dealerships`, only the
	 * outlines of the states.
	 */
	vectorTiles?: string | undefined;
	/** The URL of a service's images, with `{z}`, `{x}` and `{y}`. They cover the map. */
	rasterTiles?: string | undefined;
	/** The attribution of these images, as HTML, in a corner of the map. */
	rasterTilesAttribution?: string | undefined;
	/**
	 * `cooperative`: the wheel and one finger scroll the page; Ctrl or ⌘ with the wheel, or two
	 * fingers, move the map. `greedy`: they move the map. Default: `cooperative`.
	 */
	gestureHandling?: "cooperative" | "greedy" | undefined;
}

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
