import type { FinancingOption } from "@nev/financing";
import type { FinancingRecommendation } from "../financing-calculator/deal/financing-deal.js";
import { financingCalculatorWidget } from "../financing-calculator/element.js";
import type { FinancingCalculatorMessages } from "../financing-calculator/messages.js";
import { defineWidget } from "./define-widget.js";
import type { EventMap, WidgetElement, WidgetEvents } from "./widget-element.js";

export type { FinancingCalculatorMessages, FinancingOption, FinancingRecommendation };

/** The financing calculator's events. */
export interface FinancingCalculatorEvents extends WidgetEvents {
	/** Options are ready. */
	"nev-recommend": FinancingRecommendation;
	/** Apply Now was pressed. If cancelled, the visitor stays on the page. */
	"nev-apply": FinancingOption;
}

/**
 * `<nev-financing-calculator>`. Legal disclosures are no parts.
 *
 * @csspart heading - the title of the form, the results or the comparison
 * @csspart form - the form
 * @csspart label - the label of a field
 * @csspart input - a text field
 * @csspart select - a choice
 * @csspart segment - one of the three uses
 * @csspart checkbox - a checkbox
 * @csspart summary - the title of what can be opened
 * @csspart error-message - what is wrong with a field
 * @csspart error-summary - what is wrong with the form
 * @csspart result-line - the deal that the results are for
 * @csspart list - the list of options
 * @csspart card - a way to pay
 * @csspart card-heading - its name
 * @csspart badge - its match, or that it is recommended
 * @csspart price - its payment
 * @csspart table - the schedule, or the comparison
 * @csspart chart - the total cost by part, or the balance over time
 * @csspart skeleton - a grey card while it calculates
 * @csspart hint - an explanation of a field or a panel
 * @csspart button-quiet - a button without a border
 *
 * @slot heading - replaces the text of the form's title
 * @slot empty - replaces the hint before there are results
 * @slot card-footer-<id> - the footer of the option with this id, such as `standard-loan`
 */
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
