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

/** The element and the events of each tag, for the types of templates. */
export interface WidgetTags {
	"nev-dealer-locator": { element: NevDealerLocatorElement; events: DealerLocatorEvents };
	"nev-dealer-map": { element: NevDealerMapElement; events: DealerMapEvents };
	"nev-financing-calculator": {
		element: NevFinancingCalculatorElement;
		events: FinancingCalculatorEvents;
	};
	"nev-inquiry-form": { element: NevInquiryFormElement; events: InquiryFormEvents };
	"nev-inventory-grid": { element: NevInventoryGridElement; events: InventoryGridEvents };
}

/** What only our elements have: their attributes, as HTML writes them, and their lists and messages. */
export type ElementAttributes<Element> = {
	[Name in keyof Element as Name extends keyof HTMLElement
		? never
		: Element[Name] extends (...parameters: never[]) => void
			? never
			: KebabCase<Name & string>]?: Element[Name] | undefined;
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
