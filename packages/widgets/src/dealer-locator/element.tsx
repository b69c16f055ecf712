import type { Position } from "../dealer-search/geography.js";
import type { LocatorResults } from "../dealer-search/locator-results.js";
import type { LocatorSearch } from "../dealer-search/locator-search.js";
import { sharedProps } from "../elements/attributes.js";
import type { WidgetDefinition } from "../elements/widget-definition.js";
import type { EventMap } from "../elements/widget-element.js";
import { loadLazily } from "../host-page/load-lazily.js";
import { useCardTemplate } from "../lists/use-card-template.js";
import type { MapArea } from "../map/controller.js";
import type { DealerLocatorController } from "./controller.js";
import { LocatorWidget } from "./dealer-locator.js";
import styles from "./element.css?inline";
import {
	type ElementWithMap,
	hasOwnDealerships,
	type MapEvents,
	mapAttributes,
	mapElementProps,
	mapState,
} from "./map-element.js";
import type { DealerLocatorMessages } from "./messages.js";
import { useLocalSource } from "./use-local-source.js";

/** The dealer locator's events. */
export interface DealerLocatorEvents extends MapEvents {
	/** The search is another one, or the selection. */
	"nev-search-change": LocatorSearch;
	/** The list is another one, or it begins to load. */
	"nev-results-change": LocatorResults;
	/** The list begins to load, is there, or could not be loaded. */
	"nev-status-change": LocatorResults["status"];
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
 * @csspart list - the list of dealerships
 * @csspart skeleton - a gray card while the list loads
 * @csspart hint - what to do about an empty or failed list
 * @csspart button-quiet - a button without a border
 * @csspart opening-hours - whether a dealership is open, and its hours
 * @csspart summary - whether it is open
 *
 * @slot empty - replaces the message that no dealership was found
 * @slot card - a `<template>` for the content of the cards
 */
export interface NevDealerLocatorElement extends ElementWithMap, DealerLocatorController {
	/** What the results are for, with the selected dealership's id. Setting it is `setSearch`. */
	search: LocatorSearch;
	/** Stores the search and the selected dealership in the fragment of the page's address. */
	syncUrl?: boolean | undefined;
	/** The centre of the map, in degrees; undefined before the map has loaded. Setting it is `setView`. */
	center: Position | undefined;
	/** The zoom of the map: 3 shows a continent, 12 a town. Setting it is `setView`. */
	zoom: number | undefined;
	/** What the map shows, in degrees. Setting it is `setView`. */
	bounds: MapArea | undefined;
}

declare global {
	interface HTMLElementTagNameMap {
		"nev-dealer-locator": NevDealerLocatorElement;
	}
	interface HTMLElementEventMap extends EventMap<DealerLocatorEvents> {}
	interface DocumentEventMap extends EventMap<DealerLocatorEvents> {}
	interface NevWidgetTags {
		"nev-dealer-locator": {
			element: NevDealerLocatorElement;
			controller: DealerLocatorController;
			events: DealerLocatorEvents;
		};
	}
}

const loadTemplate = () => loadLazily("dealer-template", () => import("./dealer-template.js"));

/** `<nev-dealer-locator>` */
export const dealerLocatorWidget: WidgetDefinition = {
	tag: "nev-dealer-locator",
	attributes: { ...mapAttributes, "sync-url": Boolean },
	properties: ["dealerships"],
	styles,
	state: {
		search: (element: DealerLocatorController, search: LocatorSearch) => element.setSearch(search),
		results: null,
		selected: null,
		status: null,
		...mapState,
	},
	methods: ["setSearch", "select", "setView", "fitTo"],
	subjectMethod: "select",
	worksWithoutApi: hasOwnDealerships,
	render(host) {
		return (
			<LocatorWidget
				{...sharedProps<DealerLocatorMessages>(host)}
				{...mapElementProps(host)}
				ref={host.controllerRef}
				syncUrl={host.hasAttribute("sync-url")}
				// biome-ignore lint/correctness/useHookAtTopLevel: the element calls `render` in a component
				localSource={useLocalSource(hasOwnDealerships(host))}
				// biome-ignore lint/correctness/useHookAtTopLevel: the element calls `render` in a component
				renderCard={useCardTemplate(host, loadTemplate)}
				onSearchChange={(search) => host.emit("search-change", search)}
				onResultsChange={(results) => host.emit("results-change", results)}
				onStatusChange={(status) => host.emit("status-change", status)}
			/>
		);
	},
};
