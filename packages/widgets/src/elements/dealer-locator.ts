import type { Dealership } from "@nev/contract";
import { dealerLocatorWidget } from "../dealer-locator/element.js";
import type { LocatorSearch } from "../dealer-locator/locator-search.js";
import type { DealerLocatorMessages } from "../dealer-locator/messages.js";
import { defineWidget } from "./define-widget.js";
import type { EventMap, WidgetElement, WidgetEvents } from "./widget-element.js";

export type { DealerLocatorMessages, Dealership, LocatorSearch };

/** The dealer locator's events. */
export interface DealerLocatorEvents extends WidgetEvents {
	"nev-search": LocatorSearch;
	"nev-dealer-select": Dealership;
}

/** `<nev-dealer-locator>` */
export interface NevDealerLocatorElement extends WidgetElement<DealerLocatorMessages> {
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
	/** Searches. Call it after `nev-ready`. */
	search(search: LocatorSearch): void;
	/** Selects a dealership by its id. Call it after `nev-ready`. */
	select(id: number): void;
}

declare global {
	interface HTMLElementTagNameMap {
		"nev-dealer-locator": NevDealerLocatorElement;
	}
	interface HTMLElementEventMap extends EventMap<DealerLocatorEvents> {}
	interface DocumentEventMap extends EventMap<DealerLocatorEvents> {}
}

defineWidget(dealerLocatorWidget);
