import type { FinancingRate } from "./rates/financing-rate.js";

/** One way to pay for a vehicle (specification, section 3). */
export type FinancingOption = {
	/**
	 * One of `prime-loan`, `standard-loan`, `fair-credit-loan`, `business-lease` and `cash`. A loan of a
	 * dealer's own rates is named after its lender: `loan-desert-schools-credit-union`.
	 */
	id: string;
	name: string;
	type: "loan" | "lease" | "cash";
	/** Percent a year; 0 for cash. A lease's rate must not be called an APR on screen. */
	apr: number;
	/** Months: the preferred term; 0 for cash. */
	term: number;
	/** US dollars, rounded to cents; 0 for cash. */
	monthlyPayment: number;
	/** US dollars, rounded to cents: all payments and the down payment. */
	totalCost: number;
	/** US dollars, rounded to cents. */
	downPayment: number;
	provider: string;
	features: string[];
	bestFor: string[];
	/** How well the option matches the profile, 0 to 100. */
	score: number;
	/** The dealer's own rate that a loan is made from. */
	rate?: FinancingRate;
	/** US dollars, rounded to cents: due with the last payment, in addition to it. */
	balloonPayment?: number;
};
