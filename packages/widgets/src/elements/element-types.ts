import type { Dealership, Vehicle } from "@nev/contract";
import type { FinancingOption } from "@nev/financing";
import type { DealerLocatorMessages, LocatorSearch } from "../dealer-locator/index.js";
import type {
	FinancingCalculatorMessages,
	FinancingRecommendation,
} from "../financing-calculator/index.js";
import type { InquiryFormMessages, SubmittedInquiry } from "../inquiry-form/index.js";
import type { InventoryGridMessages } from "../inventory-grid/index.js";
import type { MessageOverrides } from "../messages/index.js";

/** What every widget's element has, with the events that it fires. */
export interface WidgetElement<Messages, Events> extends HTMLElement {
	/** The host's own words in place of some. */
	messages: MessageOverrides<Messages> | undefined;
	addEventListener<Name extends keyof Events>(
		type: Name,
		listener: (event: CustomEvent<Events[Name]>) => void,
		options?: boolean | AddEventListenerOptions,
	): void;
	addEventListener(
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: boolean | AddEventListenerOptions,
	): void;
}

/** The events of every widget, with their details. */
export interface WidgetEvents {
	"nev:ready": undefined;
	"nev:error": Error;
}

/** The events of the dealer locator, with their details. */
export interface DealerLocatorEvents extends WidgetEvents {
	"nev:search": LocatorSearch;
	"nev:dealer-select": Dealership;
}

/** `<nev-dealer-locator>` */
export interface NevDealerLocatorElement
	extends WidgetElement<DealerLocatorMessages, DealerLocatorEvents> {
	/** The host's own dealerships; then no API is asked. */
	dealerships: readonly Dealership[] | undefined;
}

/** The events of the financing calculator, with their details. */
export interface FinancingCalculatorEvents extends WidgetEvents {
	"nev:recommend": FinancingRecommendation;
	/** Can be cancelled; then the visitor stays on the page. */
	"nev:apply": FinancingOption;
}

/** `<nev-financing-calculator>` */
export type NevFinancingCalculatorElement = WidgetElement<
	FinancingCalculatorMessages,
	FinancingCalculatorEvents
>;

/** The events of the inventory grid, with their details. */
export interface InventoryGridEvents extends WidgetEvents {
	/** Can be cancelled; then the visitor stays on the page. */
	"nev:vehicle-select": Vehicle;
}

/** `<nev-inventory-grid>` */
export interface NevInventoryGridElement
	extends WidgetElement<InventoryGridMessages, InventoryGridEvents> {
	/** The host's own vehicles; then no API is asked. */
	vehicles: readonly Vehicle[] | undefined;
}

/** The events of the inquiry form, with their details. */
export interface InquiryFormEvents extends WidgetEvents {
	/** Nothing personal is in it. */
	"nev:lead-submit": SubmittedInquiry;
}

/** `<nev-inquiry-form>` */
export type NevInquiryFormElement = WidgetElement<InquiryFormMessages, InquiryFormEvents>;
