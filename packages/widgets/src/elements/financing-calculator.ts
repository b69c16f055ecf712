import type { FinancingOption } from "@nev/financing";
import { financingCalculatorWidget } from "../financing-calculator/element.js";
import type { FinancingRecommendation } from "../financing-calculator/financing-recommendation.js";
import type { FinancingCalculatorMessages } from "../financing-calculator/messages/calculator-messages.js";
import { defineWidget } from "./define-widget.js";
import type { EventMap, WidgetElement, WidgetEvents } from "./widget-element.js";

export type { FinancingCalculatorMessages, FinancingOption, FinancingRecommendation };

/** The financing calculator's events. */
export interface FinancingCalculatorEvents extends WidgetEvents {
	"nev-recommend": FinancingRecommendation;
	/** If cancelled, the visitor stays on the page. */
	"nev-apply": FinancingOption;
}

/** `<nev-financing-calculator>` */
export interface NevFinancingCalculatorElement extends WidgetElement<FinancingCalculatorMessages> {
	/** The vehicle's price in US dollars. Takes precedence over `vehicle`. */
	price: number | undefined;
	/** The slug of a vehicle. The API supplies its price. */
	vehicle: string | undefined;
	/** The page that Apply Now opens. */
	applyUrl: string | undefined;
	/** Whether the page's address keeps the deal. */
	keepsLink: boolean;
}

declare global {
	interface HTMLElementTagNameMap {
		"nev-financing-calculator": NevFinancingCalculatorElement;
	}
	interface HTMLElementEventMap extends EventMap<FinancingCalculatorEvents> {}
	interface DocumentEventMap extends EventMap<FinancingCalculatorEvents> {}
}

defineWidget(financingCalculatorWidget);
