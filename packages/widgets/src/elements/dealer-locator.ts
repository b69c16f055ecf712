import type { Dealership } from "@nev/contract";
import { dealerLocatorWidget } from "../dealer-locator/element.js";
import type { LocatorSearch } from "../dealer-locator/locator-search.js";
import type { DealerLocatorMessages } from "../dealer-locator/messages.js";
import { defineWidget } from "./define-widget.js";
import type { ElementWithMap } from "./element-with-map.js";
import type { EventMap, WidgetEvents } from "./widget-element.js";

export type { DealerLocatorMessages, Dealership, LocatorSearch };

/** The dealer locator's events. */
export interface DealerLocatorEvents extends WidgetEvents {
	/** The search has changed, or a dealership has been selected. */
	"nev-search": LocatorSearch;
	/** The visitor has selected a dealership, in the list or on the map. */
	"nev-dealer-select": Dealership;
}

/**
 * `<nev-dealer-locator>`
 *
 * @csspart form - the search form
 * @csspart label - the label of a field
 * @csspart input - the search field
 * @csspart select - the choice of a radius
 * @csspart error-message - what is wrong with the search, or with more results
 * @csspart suggestions - the list of places below the search field
 * @csspart suggestion - one of these places
 * @csspart result-line - how many dealerships were found, and where
 * @csspart distance - a dealership's distance from the place of the search
 * @csspart list - the list of dealerships
 * @csspart skeleton - a grey card while the list loads
 * @csspart hint - what to do about an empty or failed list
 * @csspart button-quiet - a button without a border
 *
 * @slot empty - replaces what says that no dealership was found
 * @slot card - a `<template>` for the content of the cards
 */
export interface NevDealerLocatorElement extends ElementWithMap {
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
