import styles from "../dealer-locator/element.css?inline";
import {
	type ElementWithMap,
	hasOwnDealerships,
	type MapEvents,
	mapAttributes,
	mapElementProps,
	mapState,
} from "../dealer-locator/map-element.js";
import type { DealerLocatorMessages } from "../dealer-locator/messages.js";
import { useLocalSource } from "../dealer-locator/use-local-source.js";
import type { Position } from "../dealer-search/geography.js";
import { sharedProps } from "../elements/attributes.js";
import type { WidgetDefinition } from "../elements/widget-definition.js";
import type { EventMap } from "../elements/widget-element.js";
import { positiveValue } from "../host-page/page-values.js";
import type { MapArea } from "../map/controller.js";
import type { DealerMapController } from "./controller.js";
import { DealerMapContent } from "./dealer-map.js";

/** The dealer map's events. */
export interface DealerMapEvents extends MapEvents {
	/** The dealerships load, are there, or could not be loaded. */
	"nev-status-change": DealerMapController["status"];
}

/**
 * `<nev-dealer-map>`
 *
 * @csspart hint - what to do if the dealerships could not be loaded
 *
 * @cssproperty --nev-map-height - its height
 */
export interface NevDealerMapElement extends ElementWithMap, DealerMapController {
	/** The dealership that the map is about. */
	dealershipId: number | undefined;
	/** The centre of the map, in degrees; undefined before the map has loaded. Setting it is `setView`. */
	center: Position | undefined;
	/** The zoom of the map: 3 shows a continent, 12 a town. Setting it is `setView`. */
	zoom: number | undefined;
	/** What the map shows, in degrees. Setting it is `setView`. */
	bounds: MapArea | undefined;
}

declare global {
	interface HTMLElementTagNameMap {
		"nev-dealer-map": NevDealerMapElement;
	}
	interface HTMLElementEventMap extends EventMap<DealerMapEvents> {}
	interface DocumentEventMap extends EventMap<DealerMapEvents> {}
	interface NevWidgetTags {
		"nev-dealer-map": {
			element: NevDealerMapElement;
			controller: DealerMapController;
			events: DealerMapEvents;
		};
	}
}

/** `<nev-dealer-map>`. The locator's styles are also those of its map. */
export const dealerMapWidget: WidgetDefinition = {
	tag: "nev-dealer-map",
	attributes: { ...mapAttributes, "dealership-id": Number },
	properties: ["dealerships"],
	styles,
	state: { selected: null, status: null, ...mapState },
	methods: ["select", "setView", "fitTo"],
	subjectMethod: "select",
	worksWithoutApi: hasOwnDealerships,
	render: (host) => (
		<DealerMapContent
			{...sharedProps<DealerLocatorMessages>(host)}
			{...mapElementProps(host)}
			dealershipId={positiveValue("dealership-id", host.attribute("dealership-id"))}
			ref={host.controllerRef}
			localSource={useLocalSource(hasOwnDealerships(host))}
			onStatusChange={(status) => host.emit("status-change", status)}
		/>
	),
};
