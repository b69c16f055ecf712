import type { Dealership } from "@nev/contract";
import type { DealerLocatorMessages } from "../dealer-locator/messages.js";
import type { WidgetElement } from "./widget-element.js";

/**
 * What the locator and the map alone have in common.
 *
 * @csspart card - a dealership
 * @csspart card-heading - its name
 * @csspart badge - its state
 * @csspart address - its address
 * @csspart link - its telephone number, or its email address
 * @csspart map - the map
 * @csspart marker - a marker on the map
 * @csspart marker-dealer - the marker of a dealership
 * @csspart marker-selected - the marker of the selected dealership
 * @csspart marker-cluster - the marker of several dealerships
 *
 * @slot card-footer-<id> - the footer of the dealership with this id
 *
 * @cssproperty --nev-land - land on the map
 * @cssproperty --nev-border-line - borders of countries, states and counties on the map
 * @cssproperty --nev-coast - coasts and shores on the map
 * @cssproperty --nev-park - parks and woods on the map
 * @cssproperty --nev-building - buildings on the map
 * @cssproperty --nev-road - roads on the map
 * @cssproperty --nev-road-edge - the edges of roads on the map
 * @cssproperty --nev-highway - highways on the map
 * @cssproperty --nev-sticky-top - the map's distance from the top, for a page with a fixed header
 */
export interface ElementWithMap extends WidgetElement<DealerLocatorMessages> {
	/** The host page's own dealerships. With them, the element calls no API. */
	dealerships: readonly Dealership[] | undefined;
	/** Shows only one state's or territory's dealerships: `Florida`, `FL`. */
	state: string | undefined;
	/** Starts with a search by distance from this ZIP code. */
	zip: string | undefined;
	/** The radius of that search, in miles. */
	radius: number | undefined;
	/** Whether one finger and the wheel scroll the page (default) or move the map. */
	gestures: "cooperative" | "greedy" | undefined;
	/** The address of vector tiles. */
	map: string | undefined;
	/** The URL of images that cover the map, with `{z}`, `{x}` and `{y}`. */
	tiles: string | undefined;
	/** The attribution of these images, as HTML. */
	tilesAttribution: string | undefined;
}
