import type { DealerLocatorController } from "../dealer-locator/controller.js";
import type { MapController } from "../map/controller.js";

/** The map alone, as a page reads it and tells it: the element, and the `ref` of the component. */
export interface DealerMapController
	extends MapController,
		Pick<DealerLocatorController, "ready" | "selected" | "status" | "select"> {}
