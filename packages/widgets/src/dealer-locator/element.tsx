import type { Dealership } from "@nev/contract";
import { useCardTemplate } from "../elements/use-card-template.js";
import type { WidgetDefinition } from "../elements/widget-definition.js";
import type { EventMap, WidgetEvents } from "../elements/widget-element.js";
import { loadLazily } from "../lazy/index.js";
import { loadMapOf } from "../map/load-map.js";
import {
	type ElementWithMap,
	hasOwnDealerships,
	mapAttributes,
	mapElementProps,
} from "../map/map-element.js";
import type { MessageOverrides } from "../messages/index.js";
import { LocatorWidget } from "./dealer-locator.js";
import type { DealerLocatorState } from "./dealer-locator-state.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import type { LocatorSearch } from "./locator-search.js";
import type { DealerLocatorMessages } from "./messages.js";

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

const loadTemplate = () => loadLazily("dealer-template", () => import("./dealer-template.js"));

/** `<nev-dealer-locator>` */
export const dealerLocatorWidget: WidgetDefinition = {
	tag: "nev-dealer-locator",
	attributes: mapAttributes,
	properties: ["dealerships"],
	styles,
	methods(host) {
		const stateOf = () => host.stored("locator") as DealerLocatorState | undefined;
		return {
			search: (search: LocatorSearch) => stateOf()?.apply(search),
			select(dealer: number) {
				const state = stateOf();
				state?.apply({ ...state.search.peek(), dealer });
			},
		};
	},
	worksWithoutApi: hasOwnDealerships,
	render(host) {
		return (
			<LocatorWidget
				{...mapElementProps(host)}
				loadMap={loadMapOf(host)}
				// biome-ignore lint/correctness/useHookAtTopLevel: the element calls `render` in a component
				renderCard={useCardTemplate(host, loadTemplate)}
				messages={host.property("messages") as MessageOverrides<DealerLocatorMessages> | undefined}
				onReady={() => void host.emit("ready")}
				onError={(error) => host.emit("error", error)}
				onSearchChange={(search) => host.emit("search", search)}
				onDealerSelect={(dealership) => host.emit("dealer-select", dealership)}
			/>
		);
	},
};
