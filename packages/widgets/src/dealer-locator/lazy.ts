import { loadLazily } from "../lazy/index.js";

/** The parts of the locator that load on demand. */
export const loadMap = () => loadLazily("locator-map", () => import("../map/locator-map.js"));
export const loadSuggestions = () =>
	loadLazily("place-suggestions", () => import("./place-suggestions.js"));
export const loadOtherReadings = () =>
	loadLazily("other-readings", () => import("./other-readings.js"));
export const loadHours = () =>
	loadLazily("opening-hours", () => import("../opening-hours/opening-hours.js"));
export const loadLink = () => loadLazily("locator-link", () => import("./locator-link.js"));

export type HoursLoader = typeof loadHours;
