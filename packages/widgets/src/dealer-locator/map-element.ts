import type { Dealership } from "@nev/contract";
import type { Position } from "../dealer-search/geography.js";
import type { WidgetHost } from "../elements/widget-definition.js";
import type { WidgetElement, WidgetEvents } from "../elements/widget-element.js";
import { choiceValue, positiveValue } from "../host-page/page-values.js";
import { listProperty, ownListOf } from "../lists/list-property.js";
import type { MapArea, MapController, MapOptions } from "../map/controller.js";
import type { DealerContact } from "../widget/dealer-contact.js";
import type { DealershipOptions } from "./controller.js";
import type { DealerLocatorMessages } from "./messages.js";

/**
 * What the locator and the map alone have in common.
 *
 * @csspart card - a dealership
 * @csspart card-heading - its name
 * @csspart badge - its state
 * @csspart address - its address
 * @csspart distance - its distance from the place of the search
 * @csspart link - its telephone number, its email address or its website
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
 * @cssproperty --nev-building - buildings and built-up areas on the map
 * @cssproperty --nev-road - roads on the map
 * @cssproperty --nev-road-edge - the edges of roads on the map
 * @cssproperty --nev-highway - highways on the map
 * @cssproperty --nev-sticky-top - the map's distance from the top, for a page with a fixed header
 */
export interface ElementWithMap
	extends WidgetElement<DealerLocatorMessages>,
		DealershipOptions,
		MapOptions,
		MapController {}

/** The attributes of the elements with a map: the locator and the map alone. */
export const mapAttributes = {
	state: String,
	zip: String,
	radius: Number,
	"gesture-handling": String,
	"vector-tiles": String,
	"raster-tiles": String,
	"raster-tiles-attribution": String,
} as const;

/** What a page reads of the map, and sets. */
export const mapState = {
	center: (element: MapController, center: Position) => element.setView({ center }),
	zoom: (element: MapController, zoom: number) => element.setView({ zoom }),
	bounds: (element: MapController, bounds: MapArea) => element.setView({ bounds }),
} as const;

/** Whether the host page has given its own dealerships. */
export function hasOwnDealerships(host: WidgetHost): boolean {
	return ownListOf(host, "dealerships") !== undefined;
}

/** The component's properties from the attributes of an element with a map, without the map's code. */
export function mapElementProps(host: WidgetHost) {
	return {
		state: host.attribute("state"),
		zip: host.attribute("zip"),
		radius: positiveValue("radius", host.attribute("radius")),
		gestureHandling: choiceValue("gesture-handling", host.attribute("gesture-handling"), [
			"cooperative",
			"greedy",
		]),
		vectorTiles: host.attribute("vector-tiles"),
		rasterTiles: host.attribute("raster-tiles"),
		rasterTilesAttribution: host.attribute("raster-tiles-attribution"),
		dealerships: listProperty(host, "dealerships") as DealershipOptions["dealerships"],
		onSelectedChange: (selected: Dealership | undefined) =>
			void host.emit("selected-change", selected ?? null),
		onContact: (contact: DealerContact, event: Pick<Event, "preventDefault">) => {
			if (!host.emit("contact", contact, { cancelable: true })) event.preventDefault();
		},
		onBoundsChange: (bounds: MapArea) => void host.emit("bounds-change", bounds),
	};
}

/** The events of the elements with a map. */
export interface MapEvents extends WidgetEvents {
	/** Another dealership is selected, or none, or the selected one's details have changed. */
	"nev-selected-change": Dealership | null;
	/**
	 * A link was pressed that calls or writes to a dealership, or leads there or to its website. If
	 * cancelled, the visitor stays on the page.
	 */
	"nev-contact": DealerContact;
	/** The map shows another part of the country. */
	"nev-bounds-change": MapArea;
}
