import type { Vehicle } from "@nev/contract";
import type { MouseEvent, ReactNode, Ref } from "react";
import type { WidgetOptions } from "../widget/widget-options.js";
import type {
	FilterOptions,
	InventoryGridController,
	InventoryGridHandlers,
	InventoryOptions,
} from "./controller.js";
import type { InventoryGridMessages } from "./messages.js";

/** What the content of a vehicle's card depends on, besides the vehicle. */
export interface VehicleCardInfo {
	/** The address of the vehicle's page; undefined if it has none. */
	href: string | undefined;
	/** The address of its picture; empty if it has none. */
	picture: string;
	/** The level for a heading in the card. */
	headingLevel: 2 | 3 | 4;
	/** To be called when a link to the vehicle's page is pressed. */
	onSelect: (event: MouseEvent) => void;
}

/** What replaces an empty list may offer. */
export interface EmptyGridInfo {
	/** Clears the filters and moves the focus to the grid. */
	showAll: () => void;
}

export interface InventoryGridProps
	extends InventoryOptions,
		FilterOptions,
		InventoryGridHandlers,
		WidgetOptions<InventoryGridMessages> {
	/** The visitor selects a vehicle. Prevent the event's default to stay on the page. */
	onVehicleSelect?: ((vehicle: Vehicle, event: MouseEvent) => void) | undefined;
	/** What the page reads and tells the grid. */
	ref?: Ref<InventoryGridController> | undefined;
	/**
	 * The address of a vehicle's page: a pattern such as `/carts/{slug}`, one address for all, or a
	 * function. Default: its page on the API's site; of your own vehicles their `externalUrl`, or no page
	 * and so no link.
	 */
	vehicleHref?: string | ((vehicle: Vehicle) => string | undefined) | undefined;
	/** The page that the filter form opens before hydration, with the filters as its query. */
	action?: string | undefined;
	/**
	 * Returns the content of a vehicle's card, or nothing for the widget's own. The widget keeps the
	 * list item, the `article` around it, which is named after the vehicle, and the checkbox of the
	 * comparison.
	 */
	renderCard?: ((vehicle: Vehicle, info: VehicleCardInfo) => ReactNode) | undefined;
	/** Returns what is shown at the end of a vehicle's card, such as what it costs a month. */
	renderCardFooter?: ((vehicle: Vehicle) => ReactNode) | undefined;
	/** Returns what is shown if no vehicle was found. The line above the list still announces it. */
	renderEmpty?: ((info: EmptyGridInfo) => ReactNode) | undefined;
}
