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
	"nev-search": LocatorSearch;
	"nev-dealer-select": Dealership;
}

/** `<nev-dealer-locator>` */
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
