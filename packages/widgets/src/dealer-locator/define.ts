import { defineWidget } from "../elements/define-widget.js";
import { dealerLocatorWidget } from "./element.js";

export type { Dealership } from "@nev/contract";
export type { DealerLocatorEvents, NevDealerLocatorElement } from "./element.js";
export type { LocatorSearch } from "./locator-search.js";
export type { DealerLocatorMessages } from "./messages.js";

defineWidget(dealerLocatorWidget);
