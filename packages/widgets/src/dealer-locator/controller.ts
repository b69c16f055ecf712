import type { Dealership } from "@nev/contract";
import type { LocatorResults } from "../dealer-search/locator-results.js";
import type { LocatorSearch } from "../dealer-search/locator-search.js";
import type { WidgetController } from "../hooks/widget-controller.js";
import type { MapArea, MapController } from "../map/controller.js";
import type { OwnOpeningHours } from "../opening-hours/open-state.js";
import type { ContactHandler } from "../widget/dealer-contact.js";
import type { WidgetHandlers } from "../widget/widget-options.js";

/** A dealership of the page's own list, which is shown with what it has. */
export type OwnDealership = Pick<Dealership, "id" | "name"> &
	Partial<Omit<Dealership, "openingHours"> & { openingHours: OwnOpeningHours }>;

/** The dealer locator, as a page reads it and tells it: the element, and the `ref` of the component. */
export interface DealerLocatorController extends WidgetController, MapController {
	/** What the results are for, with the selected dealership's id. */
	readonly search: LocatorSearch;
	/** The list. While it loads, it is the one before. */
	readonly results: LocatorResults;
	/** The selected dealership, as it is in the latest list. */
	readonly selected: Dealership | undefined;
	/** Whether the list loads, is there, or could not be loaded. */
	readonly status: LocatorResults["status"];
	/** Searches, and replaces the whole search and the selection. */
	setSearch(search: LocatorSearch): void;
	/** Selects a dealership by its id, or none. The search stays. */
	select(id: number | undefined): void;
}

/** Which dealerships are shown. */
export interface DealershipOptions {
	/** Shows only one state's or territory's dealerships: `Florida`, `FL`. */
	state?: string | undefined;
	/** Starts with a search by distance from this ZIP code. A new one starts that search. */
	zip?: string | undefined;
	/** The radius of that search, in miles. Default: 50. */
	radius?: number | undefined;
	/** The page's own dealerships, or null while it loads them. With them, the widget calls no API. */
	dealerships?: readonly OwnDealership[] | null | undefined;
}

/** The search of the component, as React's own inputs have it. */
export interface SearchOptions {
	/** The search, if the page controls it: pass on what `onSearchChange` tells. */
	search?: LocatorSearch | undefined;
	/** The search to start with, if the page does not control it. Takes precedence over `zip`. */
	defaultSearch?: LocatorSearch | undefined;
	/** Stores the search and the selected dealership in the fragment of the page's address. Default: false. */
	syncUrl?: boolean | undefined;
}

/** Called when the visitor sees something else, whether the visitor or the page has changed it. */
export interface DealerMapHandlers extends WidgetHandlers {
	/** Another dealership is selected, or none; or the selected one's details have changed. */
	onSelectedChange?: ((selected: Dealership | undefined) => void) | undefined;
	/** The list begins to load, is there, or could not be loaded. */
	onStatusChange?: ((status: LocatorResults["status"]) => void) | undefined;
	/**
	 * The visitor presses a link that calls or writes to a dealership, or leads there or to its website.
	 * Prevent the event's default to stay on the page.
	 */
	onContact?: ContactHandler | undefined;
	/** The map shows another part of the country. */
	onBoundsChange?: ((bounds: MapArea) => void) | undefined;
}

/** Called when the visitor sees something else, whether the visitor or the page has changed it. */
export interface DealerLocatorHandlers extends DealerMapHandlers {
	/** The search is another one, or the selection. Not for a search that the page passes itself. */
	onSearchChange?: ((search: LocatorSearch) => void) | undefined;
	/** The list is another one, or it begins to load. */
	onResultsChange?: ((results: LocatorResults) => void) | undefined;
}
