import type { DealerLocatorController } from "../dealer-locator/controller.js";
import type { DealerMapController } from "../dealer-map/controller.js";
import type { FinancingCalculatorController } from "../financing-calculator/controller.js";
import type { FormController } from "../forms/controller.js";
import type { InventoryGridController } from "../inventory-grid/controller.js";
import type {
	DealerLocatorEvents,
	DealerMapEvents,
	FinancingCalculatorEvents,
	InquiryFormEvents,
	InventoryGridEvents,
	NevDealerLocatorElement,
	NevDealerMapElement,
	NevFinancingCalculatorElement,
	NevInquiryFormElement,
	NevInventoryGridElement,
} from "./index.js";

/** Of each tag the element, its controller and its events, for the types of templates. */
export interface WidgetTags {
	"nev-dealer-locator": {
		element: NevDealerLocatorElement;
		controller: DealerLocatorController;
		events: DealerLocatorEvents;
	};
	"nev-dealer-map": {
		element: NevDealerMapElement;
		controller: DealerMapController;
		events: DealerMapEvents;
	};
	"nev-financing-calculator": {
		element: NevFinancingCalculatorElement;
		controller: FinancingCalculatorController;
		events: FinancingCalculatorEvents;
	};
	"nev-inquiry-form": {
		element: NevInquiryFormElement;
		controller: FormController;
		events: InquiryFormEvents;
	};
	"nev-inventory-grid": {
		element: NevInventoryGridElement;
		controller: InventoryGridController;
		events: InventoryGridEvents;
	};
}

/**
 * What only our elements have: their attributes, as HTML writes them, and their lists and messages. Not
 * what a page reads of them: a template may write before the widget has started, and then sets an
 * attribute, which nobody reads.
 */
export type ElementAttributes<Tag extends keyof WidgetTags> = {
	[Name in Exclude<
		keyof WidgetTags[Tag]["element"],
		keyof HTMLElement | keyof WidgetTags[Tag]["controller"] | "reset"
	> as KebabCase<Name & string>]?: WidgetTags[Tag]["element"][Name] | undefined;
};

/** The listeners of an element, by the name that a template gives them. */
export type ElementListeners<Events, Prefix extends string> = {
	[Name in keyof Events & string as `${Prefix}${Name}`]?:
		| ((event: CustomEvent<Events[Name]>) => void)
		| undefined;
};

type KebabCase<Text extends string> = Text extends `${infer First}${infer Rest}`
	? Rest extends Uncapitalize<Rest>
		? `${Lowercase<First>}${KebabCase<Rest>}`
		: `${Lowercase<First>}-${KebabCase<Rest>}`
	: Text;

export type CamelCase<Text extends string> = Text extends `${infer First}-${infer Rest}`
	? `${First}${Capitalize<CamelCase<Rest>>}`
	: Text;
