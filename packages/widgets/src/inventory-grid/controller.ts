import type { Vehicle, VehicleCategory } from "@nev/contract";
import type { WidgetController } from "../hooks/widget-controller.js";
import type { WidgetHandlers } from "../widget/widget-options.js";
import type { VehicleFilters } from "./vehicle-filters.js";

/** The vehicles that the visitor sees. */
export interface InventoryResults {
	readonly status: "loading" | "ready" | "failed";
	/** The vehicles that pass the filters, up to the limit. */
	readonly vehicles: readonly Vehicle[];
	/** The number of vehicles that pass the filters, including those above the limit. */
	readonly total: number;
	/** How many of them are available. */
	readonly available: number;
	readonly error?: Error;
	/** How many vehicles were left out because they could not be read. */
	readonly omitted?: number | undefined;
}

/** The inventory grid, as a page reads it and tells it: the element, and the `ref` of the component. */
export interface InventoryGridController extends WidgetController {
	/** What the results are for. */
	readonly filters: VehicleFilters;
	/** The vehicles that are shown, and how many pass the filters. */
	readonly results: InventoryResults;
	/** The vehicles that are compared, as they are in the latest list. */
	readonly compared: readonly Vehicle[];
	/** Whether the vehicles load, are there, or could not be loaded. */
	readonly status: InventoryResults["status"];
	/** Replaces all filters, and the order. */
	setFilters(filters: VehicleFilters): void;
	/**
	 * Compares the vehicles with these slugs, the first three that there are. Shown only if the visitor
	 * can compare.
	 */
	compare(slugs: readonly string[]): void;
}

/** A vehicle of the page's own list, which is shown with what it has. */
export type OwnVehicle = Pick<Vehicle, "id" | "name" | "slug" | "price"> & Partial<Vehicle>;

/** Which vehicles are shown. */
export interface InventoryOptions {
	/** Starts with the vehicles of this category. A new one replaces the filters. */
	category?: VehicleCategory | undefined;
	/** The maximum number of vehicles to show. */
	limit?: number | undefined;
	/** The page's own vehicles, or null while it loads them. With them, the widget calls no API. */
	vehicles?: readonly OwnVehicle[] | null | undefined;
	/** Stores the filters and the comparison in the fragment of the page's address. Default: false. */
	syncUrl?: boolean | undefined;
	/** Lets the visitor compare up to three vehicles side by side. */
	canCompare?: boolean | undefined;
	/** Lets the visitor sort the vehicles by price, range or seats. */
	canSort?: boolean | undefined;
}

/** The filters and the comparison of the component, as React's own inputs have it. */
export interface FilterOptions {
	/** The filters, if the page controls them: pass on what `onFiltersChange` reports. */
	filters?: VehicleFilters | undefined;
	/** The filters to start with, if the page does not control them. Take precedence over `category`. */
	defaultFilters?: VehicleFilters | undefined;
	/**
	 * The slugs of the compared vehicles, if the page controls them: pass on those that
	 * `onComparedChange` reports. Those that are not in the list are ignored.
	 */
	comparedSlugs?: readonly string[] | undefined;
}

/** Called when the visitor sees something else, whether the visitor or the page has changed it, or has selected a vehicle. */
export interface InventoryGridHandlers extends WidgetHandlers {
	/** The filters are others. Not for filters that the page passes itself. */
	onFiltersChange?: ((filters: VehicleFilters) => void) | undefined;
	/** The list is another one, or it begins to load. */
	onResultsChange?: ((results: InventoryResults) => void) | undefined;
	/** Other vehicles are compared, or their details have changed. */
	onComparedChange?: ((compared: readonly Vehicle[]) => void) | undefined;
	/** The list begins to load, is there, or could not be loaded. */
	onStatusChange?: ((status: InventoryResults["status"]) => void) | undefined;
}
