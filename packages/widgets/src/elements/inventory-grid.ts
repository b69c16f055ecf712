import type { Vehicle, VehicleCategory } from "@nev/contract";
import { inventoryGridWidget } from "../inventory-grid/element.js";
import type { InventoryGridMessages } from "../inventory-grid/messages.js";
import type { VehicleFilters } from "../inventory-grid/vehicle-filters.js";
import { defineWidget } from "./define-widget.js";
import type { EventMap, WidgetElement, WidgetEvents } from "./widget-element.js";

export type { InventoryGridMessages, Vehicle, VehicleCategory, VehicleFilters };

/** The inventory grid's events. */
export interface InventoryGridEvents extends WidgetEvents {
	/**
	 * A vehicle was clicked. If cancelled, the visitor stays on the page. A click with Ctrl, Cmd or Shift
	 * opens a tab or a window and cannot be cancelled.
	 */
	"nev-vehicle-select": VehicleSelection;
}

/** The selected vehicle, and the keys that were held when it was clicked. */
export interface VehicleSelection extends Vehicle {
	ctrlKey: boolean;
	metaKey: boolean;
	shiftKey: boolean;
}

/**
 * `<nev-inventory-grid>`
 *
 * @csspart form - the filters
 * @csspart label - the label of a field
 * @csspart input - the search field
 * @csspart select - a choice of a category or a price range
 * @csspart result-line - how many vehicles were found
 * @csspart list - the list of vehicles
 * @csspart card - a vehicle
 * @csspart picture - its picture
 * @csspart card-heading - its name
 * @csspart link - the link to its page
 * @csspart price - its price
 * @csspart badge - one of its features
 * @csspart skeleton - a grey card while the list loads
 * @csspart heading - the title of the comparison
 * @csspart table - the comparison
 * @csspart checkbox - a checkbox that adds a vehicle to the comparison
 * @csspart button-quiet - a button without a border
 * @csspart hint - what to do about an empty or failed list
 *
 * @slot empty - replaces what says that no vehicle was found
 * @slot card - a `<template>` for the content of the cards
 * @slot card-footer-<slug> - the footer of the vehicle with this slug
 */
export interface NevInventoryGridElement extends WidgetElement<InventoryGridMessages> {
	/** The host page's own vehicles. With them, the element calls no API. */
	vehicles: readonly Vehicle[] | undefined;
	/** The initial category. */
	category: VehicleCategory | undefined;
	/** The maximum number of vehicles. */
	limit: number | undefined;
	/** The filters, as a query: `category=4-seater&price=10k-15k`. Take precedence over `category`. */
	filters: string | undefined;
	/** The pattern of a vehicle's page: `/carts/{slug}`. */
	hrefOf: string | undefined;
	/** Whether the visitor can compare up to three vehicles side by side. */
	canCompare: boolean;
	/** Filters the vehicles. Call it after `nev-ready`. */
	search(filters: VehicleFilters): void;
}

declare global {
	interface HTMLElementTagNameMap {
		"nev-inventory-grid": NevInventoryGridElement;
	}
	interface HTMLElementEventMap extends EventMap<InventoryGridEvents> {}
	interface DocumentEventMap extends EventMap<InventoryGridEvents> {}
}

defineWidget(inventoryGridWidget);
