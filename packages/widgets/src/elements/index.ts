import { dealerLocatorWidget } from "../dealer-locator/element.js";
import { inventoryGridWidget } from "../inventory-grid/element.js";
import { defineWidget } from "./define-widget.js";
import type { NevDealerLocatorElement, NevInventoryGridElement } from "./element-types.js";

export type {
	NevDealerLocatorElement,
	NevInventoryGridElement,
	WidgetElement,
} from "./element-types.js";

defineWidget(dealerLocatorWidget);
defineWidget(inventoryGridWidget);

declare global {
	interface HTMLElementTagNameMap {
		"nev-dealer-locator": NevDealerLocatorElement;
		"nev-inventory-grid": NevInventoryGridElement;
	}
}
