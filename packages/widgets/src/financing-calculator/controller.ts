import type { FinancingOption, FinancingRate } from "@nev/financing";
import type { WidgetController } from "../hooks/widget-controller.js";
import type { WidgetHandlers } from "../widget/widget-options.js";
import type { FinancingDeal } from "./deal/financing-deal.js";
import type { RatesState } from "./rates/rates-state.js";

/** The options that the visitor sees, and what they are for. */
export type CalculatorResults =
	| { readonly status: "idle" }
	/** `isSubmitted`: the visitor pressed the button, as opposed to opening a link. */
	| { readonly status: "calculating"; readonly isSubmitted: boolean }
	| {
			readonly status: "ready";
			/** The deal that the options are for. The fields may have changed since. */
			readonly deal: FinancingDeal;
			/** The best match first. */
			readonly options: readonly FinancingOption[];
			/** What they were made from. */
			readonly rates: RatesState;
	  };

/** The financing calculator, as a page reads it and tells it: the element, and the `ref` of the component. */
export interface FinancingCalculatorController extends WidgetController {
	/** What is in the fields. A number is NaN while its text is not a number. */
	readonly deal: FinancingDeal;
	/** The ways to pay that are shown, the best match first. Empty before. */
	readonly offers: readonly FinancingOption[];
	/** Whether nothing has been calculated, it calculates, or the offers are there. */
	readonly status: CalculatorResults["status"];
	/** Writes some fields, as if they were typed, and keeps the others. */
	setDeal(deal: Partial<FinancingDeal>): void;
	/**
	 * Calculates the offers, or shows which fields are invalid. Leaves the focus where it is. Waits while a
	 * vehicle's price loads.
	 */
	recommend(): void;
}

/** What a page may choose of the calculator, as a prop of its component and as a property of its element. */
export interface CalculatorOptions {
	/** The vehicle's price in US dollars. Takes precedence over `vehicle`. Default: 8995. */
	price?: number | undefined;
	/** The slug of a vehicle. The API supplies its price. */
	vehicle?: string | undefined;
	/**
	 * The rates of the dealer's lenders, or null while the page loads them: then the loans are theirs alone.
	 * Default: those of the API; if it has none, the calculator's own examples.
	 */
	rates?: readonly FinancingRate[] | null | undefined;
	/** The page that Apply Now opens, with the option and the rounded terms in its fragment. */
	applyUrl?: string | undefined;
	/** Stores the deal in the fragment of the page's address. Default: false. */
	syncUrl?: boolean | undefined;
}

/** The deal of the component, as React's own inputs have it. */
export interface DealOptions {
	/** The deal, if the page controls it: pass on what `onDealChange` reports. */
	deal?: FinancingDeal | undefined;
	/** The fields to start with, if the page does not control them. */
	defaultDeal?: Partial<FinancingDeal> | undefined;
}

/** The offer that a visitor applies for, and the deal that it is for. */
export interface FinancingApplication {
	offer: FinancingOption;
	deal: FinancingDeal;
}

// biome-ignore lint/suspicious/noConfusingVoidType: most handlers return nothing
export type ApplyHandler = (application: FinancingApplication) => boolean | void;

/** Called when the visitor sees something else, whether the visitor or the page has changed it, or applies. */
export interface FinancingCalculatorHandlers extends WidgetHandlers {
	/** Something else is in the fields. Not for a deal that the page passes itself. */
	onDealChange?: ((deal: FinancingDeal) => void) | undefined;
	/** Other offers are shown, or none. The deal is the one that they are for: the fields may have changed since. */
	onOffersChange?: ((offers: readonly FinancingOption[], deal: FinancingDeal) => void) | undefined;
	/** It begins to calculate, or the offers are there. */
	onStatusChange?: ((status: CalculatorResults["status"]) => void) | undefined;
	/**
	 * The visitor presses Apply Now. `false` keeps them on the page. `true` opens `applyUrl` or, without
	 * one, tells them how to apply.
	 */
	onApply?: ApplyHandler | undefined;
}
