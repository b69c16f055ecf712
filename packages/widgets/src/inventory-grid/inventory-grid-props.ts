import type { Vehicle, VehicleCategory } from "@nev/contract";
import type { MouseEvent, ReactNode } from "react";
import type { MessageOverrides } from "../messages/index.js";
import type { InventoryGridMessages } from "./messages.js";
import type { VehicleFilters } from "./vehicle-filters.js";

/** What the content of a vehicle's card depends on, besides the vehicle. */
export interface VehicleCardInfo {
	/** The address of the vehicle's page. */
	href: string;
	/** The level for a heading in the card. */
	headingLevel: 2 | 3 | 4;
	/** To be called when a link to the vehicle's page is clicked. */
	onSelect: (event: MouseEvent) => void;
}

/** What replaces an empty list may offer. */
export interface EmptyGridInfo {
	/** Clears the filters and moves the focus to the grid. */
	showAll: () => void;
}

export interface InventoryGridProps {
	/** The initial category. */
	category?: VehicleCategory | undefined;
	/** The maximum number of vehicles to show. */
	limit?: number | undefined;
	/** The filters, as in the page's address. Take precedence over `category`. */
	filters?: VehicleFilters | undefined;
	/** The host page's own vehicles. With them, no request is sent. */
	vehicles?: readonly Vehicle[] | undefined;
	/** Returns the address of a vehicle's page. Default: its page on the API's site. */
	hrefOf?: ((vehicle: Vehicle) => string) | undefined;
	/** Lets the visitor compare up to three vehicles side by side. */
	canCompare?: boolean | undefined;
	/** Replaces texts. */
	messages?: MessageOverrides<InventoryGridMessages> | undefined;
	/** The level of the vehicles' headings. Default: 3. */
	headingLevel?: 2 | 3 | 4 | undefined;
	/** The page that the filter form opens before hydration, with the filters as its query. */
	action?: string | undefined;
	/**
	 * Returns the content of a vehicle's card, or nothing for the widget's own. The widget keeps the
	 * list item, the `article` around it, which is named after the vehicle, and the checkbox of the
	 * comparison.
	 */
	renderCard?: ((vehicle: Vehicle, info: VehicleCardInfo) => ReactNode) | undefined;
	/** Returns what is shown if no vehicle was found. The line above the list still announces it. */
	renderEmpty?: ((info: EmptyGridInfo) => ReactNode) | undefined;
	/** Called once the vehicles have loaded. */
	onReady?: (() => void) | undefined;
	/** Called if the vehicles could not be loaded. */
	onError?: ((error: Error) => void) | undefined;
	/** Called when the visitor changes a filter. */
	onFiltersChange?: ((filters: VehicleFilters) => void) | undefined;
	/** Called when the visitor selects a vehicle. Prevent the event's default to stay on the page. */
	onVehicleSelect?: ((vehicle: Vehicle, event: MouseEvent) => void) | undefined;
}
