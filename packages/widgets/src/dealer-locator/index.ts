export { nearQuery, textQuery } from "./api-source.js";
export { DealerLocator, type DealerLocatorProps } from "./dealer-locator.js";
export { pageSize } from "./dealer-locator-state.js";
export type { NearRequest, SearchOrigin, TextRequest } from "./dealership-source.js";
export { type LocatorSearch, modeOf, type SearchMode } from "./locator-search.js";
export type { TileService } from "./map/street-tiles.js";
export type { DealerLocatorMessages } from "./messages.js";
