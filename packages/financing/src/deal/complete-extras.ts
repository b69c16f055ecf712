import type { DealExtras, SalesTax, TradeIn } from "./deal.js";

/** {@link DealExtras} with defaults for missing parts: a trade-in of 0, a tax of 0 %, no fees. */
export type CompleteExtras = {
	readonly [Part in keyof DealExtras]-?: Exclude<DealExtras[Part], undefined>;
};

const defaultTradeIn: TradeIn = { allowance: 0, owed: 0 };
const defaultSalesTax: SalesTax = { rate: 0, base: "price", paid: "at-signing" };

/** Fills in the defaults of missing parts. */
export function completeExtras({
	tradeIn = defaultTradeIn,
	salesTax = defaultSalesTax,
	fees = [],
}: DealExtras): CompleteExtras {
	return { tradeIn, salesTax, fees };
}
