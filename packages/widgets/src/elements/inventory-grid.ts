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
	 * If cancelled, the visitor stays on the page. A click with Ctrl, Cmd or Shift opens a tab or a
	 * window and cannot be cancelled.
	 */
	"nev-vehicle-select": VehicleSelection;
}

/** The selected vehicle, and the keys that were held when it was clicked. */
export interface VehicleSelection extends Vehicle {
	ctrlKey: boolean;
	metaKey: boolean;
	shiftKey: boolean;
}

/** `<nev-inventory-grid>` */
export interface NevInventoryGridElement extends WidgetElement<InventoryGridMessages> {
	/** The host page's own vehicles. With them, the element calls no API. */
	vehicles: readonly Vehicle[] | undefined;
	/** The initial category. */
	category: VehicleCategory | undefined;
	/** The maximum number of vehicles. */
	limit: number | undefined;
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
