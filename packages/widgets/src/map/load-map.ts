import { loadLazily } from "../host-page/load-lazily.js";

/** Loads the map, which has a file of its own. */
export const loadMap = () => loadLazily("locator-map", () => import("./locator-map.js"));
