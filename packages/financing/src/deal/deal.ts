/** When a charge is paid: as part of the loan, or at signing. */
export type ChargePaid = "financed" | "at-signing";

/** What is taxed: the whole price, or the price less the trade-in's allowance. */
export type TaxBase = "price" | "price-less-trade-in";

/** The vehicle that the buyer hands over. */
export interface TradeIn {
	/** What the dealer credits for it, US dollars. */
	readonly allowance: number;
	/** What its old loan still asks for, US dollars; above the allowance, the rest is financed. */
	readonly owed: number;
}

/** Sales tax; states differ in the rate and in whether a trade-in lowers it. */
export interface SalesTax {
	/** Percent. */
	readonly rate: number;
	readonly base: TaxBase;
	readonly paid: ChargePaid;
}

/** Title, registration, documents, delivery and the like; not taxed here. */
export interface Fee {
	/** US dollars. */
	readonly amount: number;
	readonly paid: ChargePaid;
}

/** What a deal has besides its price; each part may be left out. */
export interface DealExtras {
	readonly tradeIn?: TradeIn | undefined;
	readonly salesTax?: SalesTax | undefined;
	readonly fees?: readonly Fee[] | undefined;
}

/** A purchase on a loan, with everything that changes what is financed. */
export interface Deal extends DealExtras {
	/** US dollars, before tax. */
	readonly vehiclePrice: number;
	/** US dollars in cash, besides the trade-in. */
	readonly downPayment: number;
	/** Percent a year. */
	readonly apr: number;
	/** Months. */
	readonly term: number;
}

/** What is asked of {@link Deal} where the price is the answer. */
export interface Budget extends DealExtras {
	/** US dollars a month. */
	readonly monthlyBudget: number;
	/** US dollars in cash, besides the trade-in. */
	readonly downPayment: number;
	/** Percent a year. */
	readonly apr: number;
	/** Months. */
	readonly term: number;
}
