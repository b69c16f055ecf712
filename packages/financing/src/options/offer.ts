import type { FinancingOption } from "../financing-option.js";
import type { FinancingRate } from "../rates/financing-rate.js";

/** The description of a kind of financing, the same for every profile. */
export interface OfferKind {
	readonly id: string;
	readonly name: string;
	readonly type: FinancingOption["type"];
	readonly provider: string;
	readonly features: readonly string[];
	readonly bestFor: readonly string[];
}

/** The unrounded cost of an offer. Scores are calculated from it. */
interface OfferTerms {
	/** Percent a year. */
	readonly apr: number;
	/** Months. */
	readonly term: number;
	/** US dollars. */
	readonly monthlyPayment: number;
	/** US dollars: all payments and the down payment. */
	readonly totalCost: number;
	/** US dollars. */
	readonly downPayment: number;
	/** US dollars: due with the last payment, in addition to it. */
	readonly balloonPayment?: number;
}

/** A kind of financing with its terms for one profile, and its match score, 0 to 100. */
export interface Offer {
	readonly kind: OfferKind;
	readonly terms: OfferTerms;
	readonly score: number;
	/** The dealer's own rate that it is made from. */
	readonly rate?: FinancingRate;
}
