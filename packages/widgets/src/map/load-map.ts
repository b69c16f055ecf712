import { partLoader } from "../elements/part-loader.js";
import { loadLazily } from "../lazy/index.js";

/** Loads the map of an element. */
export const loadMapOf = partLoader(() =>
	loadLazily("map-with-styles", () => import("./map-with-styles.js")),
);
