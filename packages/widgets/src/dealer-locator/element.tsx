import { type Dealership, dealershipSchema } from "@nev/contract";
import { numberAttribute, zipAttribute } from "../elements/attribute-values.js";
import { listProperty } from "../elements/list-property.js";
import type { WidgetDefinition, WidgetHost } from "../elements/start-widget.js";
import { stateAttribute } from "../elements/state-attribute.js";
import type { MessageOverrides } from "../messages/index.js";
import { LocatorWidget } from "./dealer-locator.js";
import type { DealerLocatorState } from "./dealer-locator-state.js";
// biome-ignore lint/correctness/useImportExtensions: the query is the bundler's, not part of the name
import styles from "./element.css?inline";
import type { MapLoader } from "./lazy.js";
import type { LocatorSearch } from "./locator-search.js";
import type { DealerLocatorMessages } from "./messages.js";

const mapLoaders = new WeakMap<WidgetHost, MapLoader>();

/** Loads the map and adds its styles to the element: the element's own styles do not include them. */
function loadMapOf(host: WidgetHost): MapLoader {
	const existing = mapLoaders.get(host);
	if (existing) return existing;
	async function loadMap() {
		const { styles, ...map } = await import("./map/map-with-styles.js");
		host.adoptStyles(styles);
		return map;
	}
	mapLoaders.set(host, loadMap);
	return loadMap;
}

/** `<nev-dealer-locator>` */
export const dealerLocatorWidget: WidgetDefinition = {
	tag: "nev-dealer-locator",
	attributes: {
		state: String,
		zip: String,
		radius: Number,
		gestures: String,
		map: String,
		tiles: String,
		"tiles-attribution": String,
	},
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
	worksWithoutApi: (host) =>
		host.property("dealerships") !== undefined || host.attribute("dealerships") !== undefined,
	render(host) {
		const url = host.attribute("tiles");
		return (
			<LocatorWidget
				loadMap={loadMapOf(host)}
				state={stateAttribute(host, "state")}
				zip={zipAttribute(host, "zip")}
				radius={numberAttribute(host, "radius")}
				gestures={host.attribute("gestures") === "greedy" ? "greedy" : "cooperative"}
				map={host.attribute("map")}
				tiles={url ? { url, attribution: host.attribute("tiles-attribution") } : undefined}
				dealerships={listProperty<Dealership>(host, "dealerships", dealershipSchema)}
				messages={host.property("messages") as MessageOverrides<DealerLocatorMessages> | undefined}
				onReady={() => void host.emit("ready")}
				onError={(error) => host.emit("error", error)}
				onSearchChange={(search) => host.emit("search", search)}
				onDealerSelect={(dealership) => host.emit("dealer-select", dealership)}
			/>
		);
	},
};
