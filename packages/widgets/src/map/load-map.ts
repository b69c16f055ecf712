import type { MapLoader } from "../dealer-locator/lazy.js";
import type { WidgetHost } from "../elements/widget-definition.js";
import { loadLazily } from "../lazy/index.js";

const mapLoaders = new WeakMap<WidgetHost, MapLoader>();

/** Loads the map and adds its styles to the element: the element's own styles do not include them. */
export function loadMapOf(host: WidgetHost): MapLoader {
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
