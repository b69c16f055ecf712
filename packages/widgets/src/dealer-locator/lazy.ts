/** The parts of the locator that are fetched when they are needed, and not before. */
export const loadMap = () => import("./map/index.js");
export const loadSuggestions = () => import("./place-suggestions.js");

export type MapLoader = typeof loadMap;
