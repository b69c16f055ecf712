import { dealerLocatorWidget } from "../dealer-locator/element.js";
import { financingCalculatorWidget } from "../financing-calculator/element.js";
import { inquiryFormWidget } from "../inquiry-form/element.js";
import { inventoryGridWidget } from "../inventory-grid/element.js";
import { defineWidget } from "./define-widget.js";
import type {
	NevDealerLocatorElement,
	NevFinancingCalculatorElement,
	NevInquiryFormElement,
	NevInventoryGridElement,
} from "./element-types.js";

export type {
	NevDealerLocatorElement,
	NevFinancingCalculatorElement,
	NevInquiryFormElement,
	NevInventoryGridElement,
	WidgetElement,
} from "./element-types.js";

defineWidget(dealerLocatorWidget);
defineWidget(financingCalculatorWidget);
defineWidget(inventoryGridWidget);
defineWidget(inquiryFormWidget);

declare global {
	interface HTMLElementTagNameMap {
		"nev-dealer-locator": NevDealerLocatorElement;
		"nev-financing-calculator": NevFinancingCalculatorElement;
		"nev-inventory-grid": NevInventoryGridElement;
		"nev-inquiry-form": NevInquiryFormElement;
	}
}
