import { dealerLocatorWidget } from "../../dealer-locator/element.js";
import { dealerMapWidget } from "../../dealer-map/element.js";
import { starterOf } from "./starter-of.js";

/* The map alone is a few lines beside what it shares with the locator. */
const startLocator = starterOf(dealerLocatorWidget);
const startMap = starterOf(dealerMapWidget);

export { startLocator as "nev-dealer-locator", startMap as "nev-dealer-map" };
