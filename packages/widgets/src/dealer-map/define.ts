import { defineWidget } from "../elements/define-widget.js";
import { dealerMapWidget } from "./element.js";

export type { Dealership } from "@nev/contract";
export type { DealerLocatorMessages } from "../dealer-locator/messages.js";
export type { MapArea, MapView, MapViewRequest } from "../map/controller.js";
export type { ContactKind, DealerContact } from "../widget/dealer-contact.js";
export type { DealerMapEvents, NevDealerMapElement } from "./element.js";

defineWidget(dealerMapWidget);
