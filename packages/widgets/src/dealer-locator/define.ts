import { defineWidget } from "../elements/define-widget.js";
import { dealerLocatorWidget } from "./element.js";

export type { Dealership } from "@nev/contract";
export type { LocatorResults } from "../dealer-search/locator-results.js";
export type { LocatorSearch, SearchCenter } from "../dealer-search/locator-search.js";
export type { MapArea, MapView, MapViewRequest } from "../map/controller.js";
export type { ContactKind, DealerContact } from "../widget/dealer-contact.js";
export type { DealerLocatorEvents, NevDealerLocatorElement } from "./element.js";
export type { DealerLocatorMessages } from "./messages.js";

defineWidget(dealerLocatorWidget);
