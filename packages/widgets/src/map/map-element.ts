import { type Dealership, dealershipSchema } from "@nev/contract";
import type { MapLoader } from "../dealer-locator/lazy.js";
import { choiceAttribute } from "../elements/choice-attribute.js";
import { headingLevelAttribute } from "../elements/heading-level-attribute.js";
import { listProperty } from "../elements/list-property.js";
import { numberAttribute } from "../elements/number-attribute.js";
import { stateAttribute } from "../elements/state-attribute.js";
import type { WidgetHost } from "../elements/widget-definition.js";
import { zipAttribute } from "../elements/zip-attribute.js";
import { loadLazily } from "../lazy/index.js";

/** The attributes of the elements with a map: the locator and the map alone. */
export const mapAttributes = {
	state: String,
	zip: String,
	radius: Number,
	gestures: String,
	map: String,
	tiles: String,
	"tiles-attribution": String,
} as const;

/** Whether the host page has given its own dealerships. */
export function hasOwnDealerships(host: WidgetHost): boolean {
	return host.property("dealerships") !== undefined || host.attribute("dealerships") !== undefined;
}

/** The component's properties from the attributes of an element with a map. */
export function mapElementProps(host: WidgetHost) {
	const url = host.attribute("tiles");
	return {
		loadMap: loadMapOf(host),
		headingLevel: headingLevelAttribute(host),
		state: stateAttribute(host, "state"),
		zip: zipAttribute(host, "zip"),
		radius: numberAttribute(host, "radius"),
		gestures: choiceAttribute(host, "gestures", ["cooperative", "greedy"]),
		map: host.attribute("map"),
		tiles: url ? { url, attribution: host.attribute("tiles-attribution") } : undefined,
		dealerships: listProperty<Dealership>(host, "dealerships", dealershipSchema),
	};
}

const mapLoaders = new WeakMap<WidgetHost, MapLoader>();

/** Loads the map and adds its styles to the element: the element's own styles do not include them. */
function loadMapOf(host: WidgetHost): MapLoader {
	const existing = mapLoaders.get(host);
	if (existing) return existing;
	async function loadMap() {
		const { styles, ...map } = await loadLazily(
			"map-with-styles",
			() => import("./map-with-styles.js"),
		);
		host.adoptStyles(styles);
		return map;
	}
	mapLoaders.set(host, loadMap);
	return loadMap;
}
