import type { Disclosure, FinancingOption } from "@nev/financing";
import type { ComponentType } from "react";
import type { FinancingDeal } from "./deal/financing-deal.js";

/*
 * The interfaces are written by hand, so that the components of this module can import the
 * calculator's context, which holds the function that loads it.
 */

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

export type LoadDetails = () => Promise<DetailsModule>;
