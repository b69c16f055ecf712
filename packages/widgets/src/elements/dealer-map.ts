import type { Dealership } from "@nev/contract";
import type { DealerLocatorMessages } from "../dealer-locator/messages.js";
import { dealerMapWidget } from "../dealer-map/element.js";
import { defineWidget } from "./define-widget.js";
import type { ElementWithMap } from "./element-with-map.js";
import type { EventMap, WidgetEvents } from "./widget-element.js";

export type { DealerLocatorMessages, Dealership };

/** The dealer map's events. */
export interface DealerMapEvents extends WidgetEvents {
	/** The visitor has selected a dealership. */
	"nev-dealer-select": Dealership;
}

/**
 * `<nev-dealer-map>`
 *
 * @cssproperty --nev-map-height - its height
 */
export interface NevDealerMapElement extends ElementWithMap {}

declare global {
	interface HTMLElementTagNameMap {
		"nev-dealer-map": NevDealerMapElement;
	}
	interface HTMLElementEventMap extends EventMap<DealerMapEvents> {}
	interface DocumentEventMap extends EventMap<DealerMapEvents> {}
}

defineWidget(dealerMapWidget);
