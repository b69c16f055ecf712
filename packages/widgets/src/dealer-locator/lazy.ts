/** The parts of the locator that load on demand. */
export const loadMap = () => import("./map/locator-map.js");
export const loadSuggestions = () => import("./place-suggestions.js");

export type MapLoader = typeof loadMap;
