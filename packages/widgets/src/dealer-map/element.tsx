import type { Dealership } from "@nev/contract";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "../dealer-locator/element.css?inline";
import type { DealerLocatorMessages } from "../dealer-locator/messages.js";
import type { WidgetDefinition } from "../elements/widget-definition.js";
import type { EventMap, WidgetEvents } from "../elements/widget-element.js";
import { loadMapOf } from "../map/load-map.js";
import {
	type ElementWithMap,
	hasOwnDealerships,
	mapAttributes,
	mapElementProps,
} from "../map/map-element.js";
import type { MessageOverrides } from "../messages/index.js";
import { DealerMapContent } from "./dealer-map.js";

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

/** `<nev-dealer-map>`. The locator's styles are also those of its map. */
export const dealerMapWidget: WidgetDefinition = {
	tag: "nev-dealer-map",
	attributes: mapAttributes,
	properties: ["dealerships"],
	styles,
	worksWithoutApi: hasOwnDealerships,
	render(host) {
		return (
			<DealerMapContent
				{...mapElementProps(host)}
				loadMap={loadMapOf(host)}
				messages={host.property("messages") as MessageOverrides<DealerLocatorMessages> | undefined}
				onReady={() => void host.emit("ready")}
				onError={(error) => host.emit("error", error)}
				onDealerSelect={(dealership) => host.emit("dealer-select", dealership)}
			/>
		);
	},
};
