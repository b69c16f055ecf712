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

/** The interface of every widget's element. */
export interface WidgetElement<Messages, Events> extends HTMLElement {
	/** Texts that replace the widget's own. */
	messages: MessageOverrides<Messages> | undefined;
	addEventListener<Name extends keyof WithAliases<Events>>(
		type: Name,
		listener: (event: CustomEvent<WithAliases<Events>[Name]>) => void,
		options?: boolean | AddEventListenerOptions,
	): void;
	addEventListener(
		type: string,
		listener: EventListenerOrEventListenerObject,
		options?: boolean | AddEventListenerOptions,
	): void;
}

/** Events with their names of version 1.0, such as `nev:ready` for `nev-ready`. */
type WithAliases<Events> = Events & {
	[Name in keyof Events as Name extends `nev-${infer Rest}` ? `nev:${Rest}` : never]: Events[Name];
};

/** The events of every widget, and the type of each one's `detail`. */
export interface WidgetEvents {
	"nev-ready": undefined;
	"nev-error": Error;
}

/** The dealer locator's events. */
export interface DealerLocatorEvents extends WidgetEvents {
	"nev-search": LocatorSearch;
	"nev-dealer-select": Dealership;
}

/** `<nev-dealer-locator>` */
export interface NevDealerLocatorElement
	extends WidgetElement<DealerLocatorMessages, DealerLocatorEvents> {
	/** The host page's own dealerships. With them, the element calls no API. */
	dealerships: readonly Dealership[] | undefined;
}

/** The dealer map's events. */
export interface DealerMapEvents extends WidgetEvents {
	"nev-dealer-select": Dealership;
}

/** `<nev-dealer-map>` */
export interface NevDealerMapElement extends WidgetElement<DealerLocatorMessages, DealerMapEvents> {
	/** The host page's own dealerships. With them, the element calls no API. */
	dealerships: readonly Dealership[] | undefined;
}

/** The financing calculator's events. */
export interface FinancingCalculatorEvents extends WidgetEvents {
	"nev-recommend": FinancingRecommendation;
	/** If cancelled, the visitor stays on the page. */
	"nev-apply": FinancingOption;
}

/** `<nev-financing-calculator>` */
export type NevFinancingCalculatorElement = WidgetElement<
	FinancingCalculatorMessages,
	FinancingCalculatorEvents
>;

/** The inventory grid's events. */
export interface InventoryGridEvents extends WidgetEvents {
	/**
	 * If cancelled, the visitor stays on the page. A click with Ctrl, Cmd or Shift opens a tab or a
	 * window and cannot be cancelled.
	 */
	"nev-vehicle-select": VehicleSelection;
}

/** The selected vehicle, and the keys that were held when it was clicked. */
export interface VehicleSelection extends Vehicle {
	ctrlKey: boolean;
	metaKey: boolean;
	shiftKey: boolean;
}

/** `<nev-inventory-grid>` */
export interface NevInventoryGridElement
	extends WidgetElement<InventoryGridMessages, InventoryGridEvents> {
	/** The host page's own vehicles. With them, the element calls no API. */
	vehicles: readonly Vehicle[] | undefined;
}

/** The inquiry form's events. */
export interface InquiryFormEvents extends WidgetEvents {
	/** Contains no personal data. */
	"nev-lead-submit": SubmittedInquiry;
}

/** `<nev-inquiry-form>` */
export type NevInquiryFormElement = WidgetElement<InquiryFormMessages, InquiryFormEvents>;
