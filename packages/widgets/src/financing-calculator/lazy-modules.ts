import type { Disclosure, FinancingOption } from "@nev/financing";
import type { ComponentType } from "react";
import type { FinancingRules } from "./calculator-state.js";
import type { ApplyHandler } from "./controller.js";
import type { FinancingDeal } from "./deal/financing-deal.js";

/*
 * What the calculator loads later. The interfaces are written by hand, so that the components of
 * these modules can import the calculator's context, which holds the functions that load them.
 */

export interface ResultsProps {
	/** The address of the page with a deal in its fragment. */
	linkTo: (deal: FinancingDeal) => string;
	applyUrl: string | undefined;
	onApply: ApplyHandler | undefined;
}

export interface OptionsProps extends ResultsProps {
	deal: FinancingDeal;
	/** The best match first. */
	options: readonly FinancingOption[];
}

/** The rules and the ranked options; loaded while the visitor fills in the form. */
export interface ResultsModule extends FinancingRules {
	readonly Options: ComponentType<OptionsProps>;
	readonly Announcement: ComponentType<Pick<OptionsProps, "options">>;
}

export interface BreakdownProps {
	option: FinancingOption;
	deal: FinancingDeal;
}

export interface BudgetPricesProps {
	options: readonly FinancingOption[];
	deal: FinancingDeal;
}

export interface ComparisonProps {
	/** Of all options. */
	disclosures: readonly Disclosure[];
}

/** Charts, tables and the comparison; loaded when the visitor opens one of them. */
export interface DetailsModule {
	readonly Breakdown: ComponentType<BreakdownProps>;
	readonly BudgetPrices: ComponentType<BudgetPricesProps>;
	readonly Comparison: ComponentType<ComparisonProps>;
}

export interface LazyModules {
	readonly loadResults: () => Promise<ResultsModule>;
	readonly loadDetails: () => Promise<DetailsModule>;
}
