import { type Dealership, dealershipSchema } from "@nev/contract";
import { numberAttribute, stateAttribute, zipAttribute } from "../elements/attribute-values.js";
import { checkedList } from "../elements/checked-list.js";
import type { WidgetDefinition } from "../elements/define-widget.js";
import { DealerLocator } from "./dealer-locator.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import type { DealerLocatorMessages } from "./messages.js";

/** `<nev-dealer-locator>` */
export const dealerLocatorWidget: WidgetDefinition = {
	tag: "nev-dealer-locator",
	attributes: ["state", "zip", "radius", "tiles", "tiles-attribution"],
	properties: ["dealerships"],
	styles,
	needsNoApi: (host) => host.property("dealerships") !== undefined,
	render(host) {
		const url = host.attribute("tiles");
		return (
			<DealerLocator
				state={stateAttribute(host, "state")}
				zip={zipAttribute(host, "zip")}
				radius={numberAttribute(host, "radius")}
				tiles={url ? { url, attribution: host.attribute("tiles-attribution") } : undefined}
				dealerships={checkedList<Dealership>(host, "dealerships", dealershipSchema)}
				messages={host.property("messages") as Partial<DealerLocatorMessages> | undefined}
				onReady={() => void host.emit("nev:ready")}
				onError={(error) => host.emit("nev:error", error)}
				onSearchChange={(search) => host.emit("nev:search", search)}
				onDealerSelect={(dealership) => host.emit("nev:dealer-select", dealership)}
			/>
		);
	},
};
