import { dealerLocatorWidget } from "../dealer-locator/element.js";
import { dealerMapWidget } from "../dealer-map/element.js";
import { financingCalculatorWidget } from "../financing-calculator/element.js";
import { inquiryFormWidget } from "../inquiry-form/element.js";
import { inventoryGridWidget } from "../inventory-grid/element.js";
import { defineWidget } from "./define-widget.js";
import type {
	NevDealerLocatorElement,
	NevDealerMapElement,
	NevFinancingCalculatorElement,
	NevInquiryFormElement,
	NevInventoryGridElement,
} from "./element-types.js";

export type {
	NevDealerLocatorElement,
	NevDealerMapElement,
	NevFinancingCalculatorElement,
	NevInquiryFormElement,
	NevInventoryGridElement,
	WidgetElement,
} from "./element-types.js";

defineWidget(dealerLocatorWidget);
defineWidget(dealerMapWidget);
defineWidget(financingCalculatorWidget);
defineWidget(inventoryGridWidget);
defineWidget(inquiryFormWidget);

declare global {
	interface HTMLElementTagNameMap {
		"nev-dealer-locator": NevDealerLocatorElement;
		"nev-dealer-map": NevDealerMapElement;
		"nev-financing-calculator": NevFinancingCalculatorElement;
		"nev-inventory-grid": NevInventoryGridElement;
		"nev-inquiry-form": NevInquiryFormElement;
	}
}
