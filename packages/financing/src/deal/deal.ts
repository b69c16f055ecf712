/** When a charge is paid: as part of the loan, or at signing. */
export type ChargePaid = "financed" | "at-signing";

/** The taxable amount: the price, or the price minus the trade-in's allowance. */
export type TaxBase = "price" | "price-less-trade-in";

/** The vehicle that the buyer trades in. */
export interface TradeIn {
	/** The dealer's credit for it, US dollars. */
	readonly allowance: number;
	/** Balance of its existing loan, US dollars. The part above the allowance is financed. */
	readonly owed: number;
}

/** Sales tax. The rate, and whether a trade-in lowers the tax, depend on the state. */
export interface SalesTax {
	/** Percent. */
	readonly rate: number;
	readonly base: TaxBase;
	readonly paid: ChargePaid;
}

/** A fee for title, registration, documents, delivery and so on; not taxed here. */
export interface Fee {
	/** US dollars. */
	readonly amount: number;
	readonly paid: ChargePaid;
}

/** The optional parts of a deal. */
export interface DealExtras {
	readonly tradeIn?: TradeIn | undefined;
	readonly salesTax?: SalesTax | undefined;
	readonly fees?: readonly Fee[] | undefined;
}

/** A purchase on a loan, with everything that affects the amount financed. */
export interface Deal extends DealExtras {
	/** US dollars, before tax. */
	readonly vehiclePrice: number;
	/** US dollars in cash, in addition to the trade-in. */
	readonly downPayment: number;
	/** Percent a year. */
	readonly apr: number;
	/** Months. */
	readonly term: number;
	/** Percent of the amount financed that is due with the last payment, in addition to it. */
	readonly balloonPercent?: number | undefined;
}

/** The input for finding a price: a {@link Deal} with a monthly budget instead of the price. */
export interface Budget extends DealExtras {
	/** US dollars a month. */
	readonly monthlyBudget: number;
	/** US dollars in cash, in addition to the trade-in. */
	readonly downPayment: number;
	/** Percent a year. */
	readonly apr: number;
	/** Months. */
	readonly term: number;
	/** Percent of the amount financed that is due with the last payment, in addition to it. */
	readonly balloonPercent?: number | undefined;
}
