export { LocatorMap, type LocatorMapProps } from "./locator-map.js";
