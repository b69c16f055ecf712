/** One way to pay for a vehicle (specification, section 3). */
export type FinancingOption = {
	/** Stable for each kind: `prime-loan`, `standard-loan`, `fair-credit-loan`, `business-lease`, `cash`. */
	id: string;
	name: string;
	type: "loan" | "lease" | "cash";
	/** Percent a year; of a lease the rate, which must not be called an APR on screen; 0 for cash. */
	apr: number;
	/** Months: the preferred term; 0 for cash. */
	term: number;
	/** US dollars, rounded to the cent; 0 for cash. */
	monthlyPayment: number;
	/** US dollars, rounded to the cent: every payment and the down payment. */
	totalCost: number;
	/** US dollars, rounded to the cent. */
	downPayment: number;
	provider: string;
	features: string[];
	bestFor: string[];
	/** Match with the profile, 0 to 100. */
	score: number;
};
