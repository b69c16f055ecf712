import { defineWidget } from "../elements/define-widget.js";
import { dealerLocatorWidget } from "./element.js";

export type { Dealership } from "@nev/contract";
export type { MapArea, MapView, MapViewRequest } from "../map/map-controller.js";
export type { LocatorResults } from "./controller.js";
export type { DealerLocatorEvents, NevDealerLocatorElement } from "./element.js";
export type { LocatorSearch, SearchCenter } from "./locator-search.js";
export type { DealerLocatorMessages } from "./messages.js";

defineWidget(dealerLocatorWidget);
