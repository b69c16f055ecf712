import { dealerLocatorWidget } from "../dealer-locator/element.js";
import { defineWidget } from "./define-widget.js";
import type { NevDealerLocatorElement } from "./element-types.js";

export type { NevDealerLocatorElement, WidgetElement } from "./element-types.js";

defineWidget(dealerLocatorWidget);

declare global {
	interface HTMLElementTagNameMap {
		"nev-dealer-locator": NevDealerLocatorElement;
	}
}
