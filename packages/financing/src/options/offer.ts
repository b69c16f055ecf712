import type { FinancingOption } from "../financing-option.js";

/** What a kind of financing says of itself, whoever asks. */
export interface OfferKind {
	readonly id: string;
	readonly name: string;
	readonly type: FinancingOption["type"];
	readonly provider: string;
	readonly features: readonly string[];
	readonly bestFor: readonly string[];
}

/** What an offer costs, unrounded: scores and ranks are taken from these (DESIGN.md). */
interface OfferTerms {
	/** Percent a year. */
	readonly apr: number;
	/** Months. */
	readonly term: number;
	/** US dollars. */
	readonly monthlyPayment: number;
	/** US dollars: every payment and the down payment. */
	readonly totalCost: number;
	/** US dollars. */
	readonly downPayment: number;
}

/** A kind of financing with its terms for one profile and how well it matches, 0 to 100. */
export interface Offer {
	readonly kind: OfferKind;
	readonly terms: OfferTerms;
	readonly score: number;
}
