import type { FinancingOption } from "@nev/financing";
import type { FinancingDeal } from "./deal/financing-deal.js";

/** The options that the visitor sees, and what they are for. */
export type CalculatorResults =
	| { readonly status: "idle" | "failed" }
	/** `isSubmitted`: the visitor pressed the button, as opposed to opening a link. */
	| { readonly status: "calculating"; readonly isSubmitted: boolean }
	| {
			readonly status: "ready";
			/** The deal that the options are for. The fields may have changed since. */
			readonly deal: FinancingDeal;
			/** The best match first. */
			readonly options: readonly FinancingOption[];
	  };
