// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "../dealer-locator/element.css?inline";
import type { DealerLocatorMessages } from "../dealer-locator/messages.js";
import type { WidgetDefinition } from "../elements/widget-definition.js";
import { hasOwnDealerships, mapAttributes, mapElementProps } from "../map/map-element.js";
import type { MessageOverrides } from "../messages/index.js";
import { DealerMapContent } from "./dealer-map.js";

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
				messages={host.property("messages") as MessageOverrides<DealerLocatorMessages> | undefined}
				onReady={() => void host.emit("ready")}
				onError={(error) => host.emit("error", error)}
				onDealerSelect={(dealership) => host.emit("dealer-select", dealership)}
			/>
		);
	},
};
