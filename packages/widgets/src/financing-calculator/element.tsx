import type { FinancingOption } from "@nev/financing";
import { addressAttribute, sharedProps } from "../elements/attributes.js";
import type { WidgetDefinition } from "../elements/widget-definition.js";
import type { EventMap, WidgetElement, WidgetEvents } from "../elements/widget-element.js";
import { positiveValue } from "../host-page/page-values.js";
import type {
	CalculatorOptions,
	CalculatorResults,
	FinancingApplication,
	FinancingCalculatorController,
} from "./controller.js";
import { parsePrice } from "./deal/amount-text.js";
import type { FinancingDeal } from "./deal/financing-deal.js";
import styles from "./element.css?inline";
import { CalculatorWidget } from "./financing-calculator.js";
import type { FinancingCalculatorMessages } from "./messages.js";
import { ratesIn } from "./rates/rates-in.js";

/** The financing calculator's events. */
export interface FinancingCalculatorEvents extends WidgetEvents {
	/** Something else is in the fields. */
	"nev-deal-change": FinancingDeal;
	/** Other offers are shown, or none. */
	"nev-offers-change": readonly FinancingOption[];
	/** It begins to calculate, or the offers are there. */
	"nev-status-change": CalculatorResults["status"];
	/**
	 * Apply Now was pressed. If cancelled, the visitor stays on the page and, without an `apply-url`, is
	 * not told how to apply.
	 */
	"nev-apply": FinancingApplication;
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
 * @slot empty - replaces the preview before there are results
 * @slot card-footer-<id> - the footer of the option with this id, such as `standard-loan`
 */
export interface NevFinancingCalculatorElement
	extends WidgetElement<FinancingCalculatorMessages>,
		CalculatorOptions,
		FinancingCalculatorController {
	/** What is in the fields. A number is NaN if its text is none. Setting it is `setDeal`. */
	deal: FinancingDeal;
}

declare global {
	interface HTMLElementTagNameMap {
		"nev-financing-calculator": NevFinancingCalculatorElement;
	}
	interface HTMLElementEventMap extends EventMap<FinancingCalculatorEvents> {}
	interface DocumentEventMap extends EventMap<FinancingCalculatorEvents> {}
	interface NevWidgetTags {
		"nev-financing-calculator": {
			element: NevFinancingCalculatorElement;
			controller: FinancingCalculatorController;
			events: FinancingCalculatorEvents;
		};
	}
}

/** `<nev-financing-calculator>` */
export const financingCalculatorWidget: WidgetDefinition = {
	tag: "nev-financing-calculator",
	attributes: { price: parsePrice, vehicle: String, "apply-url": String, "sync-url": Boolean },
	properties: ["rates"],
	state: {
		deal: (element: FinancingCalculatorController, deal: Partial<FinancingDeal>) =>
			element.setDeal(deal),
		offers: null,
		status: null,
	},
	methods: ["setDeal", "recommend"],
	styles,
	worksWithoutApi: (host) =>
		host.attribute("price") !== undefined || host.attribute("vehicle") === undefined,
	render: (host) => (
		<CalculatorWidget
			{...sharedProps<FinancingCalculatorMessages>(host)}
			ref={host.controllerRef}
			price={positiveValue("price", host.attribute("price"), parsePrice)}
			vehicle={host.attribute("vehicle")}
			rates={ratesIn(host)}
			applyUrl={addressAttribute(host, "apply-url")}
			syncUrl={host.hasAttribute("sync-url")}
			onDealChange={(deal) => host.emit("deal-change", deal)}
			onOffersChange={(offers) => host.emit("offers-change", offers)}
			onStatusChange={(status) => host.emit("status-change", status)}
			onApply={(application) => host.emit("apply", application, { cancelable: true })}
		/>
	),
};
