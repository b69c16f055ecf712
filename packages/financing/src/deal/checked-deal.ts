import { type InputIssue, inside, numberIssues, refuse } from "../input/invalid-input-error.js";
import { amountRule, aprRule, priceRule, taxRateRule, termRule } from "../input/number-rule.js";
import type {
	Budget,
	ChargePaid,
	Deal,
	DealExtras,
	Fee,
	SalesTax,
	TaxBase,
	TradeIn,
} from "./deal.js";

/** {@link DealExtras} with nothing left out: no trade-in is one of nothing, no tax is 0 %. */
export type CompleteExtras = {
	readonly [Part in keyof DealExtras]-?: Exclude<DealExtras[Part], undefined>;
};

const noTradeIn: TradeIn = { allowance: 0, owed: 0 };
const noSalesTax: SalesTax = { rate: 0, base: "price", paid: "at-signing" };

const waysToPay: readonly ChargePaid[] = ["financed", "at-signing"];
const taxBases: readonly TaxBase[] = ["price", "price-less-trade-in"];

const loanRules = { downPayment: amountRule, apr: aprRule, term: termRule };
const dealRules = { vehiclePrice: priceRule, ...loanRules };
const budgetRules = { monthlyBudget: amountRule, ...loanRules };
const tradeInRules = { allowance: amountRule, owed: amountRule };
const salesTaxRules = { rate: taxRateRule };
const feeRules = { amount: amountRule };

/** @throws {InvalidInputError} where a number of the deal is none; fields as in `fees.0.amount` */
export function checkedDeal(deal: Deal): CompleteExtras {
	return checked(numberIssues(deal, dealRules), deal);
}

/** @throws {InvalidInputError} where a number of the budget is none; fields as in `fees.0.amount` */
export function checkedBudget(budget: Budget): CompleteExtras {
	return checked(numberIssues(budget, budgetRules), budget);
}

function checked(issues: readonly InputIssue[], extras: DealExtras): CompleteExtras {
	refuse([...issues, ...validateExtras(extras)]);
	return complete(extras);
}

/**
 * Says what is wrong with a trade-in, a sales tax or fees, by field and code, the fields as in
 * `fees.0.amount`; an empty list where nothing is.
 *
 * @example
 * validateExtras({ salesTax: { rate: 101, base: "price", paid: "financed" } });
 * // [{ field: "salesTax.rate", code: "too-large", limit: 100 }]
 */
export function validateExtras(extras: DealExtras): InputIssue[] {
	const { tradeIn, salesTax, fees } = complete(extras);
	return [
		...inside("tradeIn", numberIssues(tradeIn, tradeInRules)),
		...inside("salesTax", salesTaxIssues(salesTax)),
		...fees.flatMap((fee, index) => inside(`fees.${index}`, feeIssues(fee))),
	];
}

function complete({
	tradeIn = noTradeIn,
	salesTax = noSalesTax,
	fees = [],
}: DealExtras): CompleteExtras {
	return { tradeIn, salesTax, fees };
}

function salesTaxIssues(salesTax: SalesTax): InputIssue[] {
	return [
		...numberIssues(salesTax, salesTaxRules),
		...choiceIssues("base", salesTax.base, taxBases),
		...choiceIssues("paid", salesTax.paid, waysToPay),
	];
}

function feeIssues(fee: Fee): InputIssue[] {
	return [...numberIssues(fee, feeRules), ...choiceIssues("paid", fee.paid, waysToPay)];
}

function choiceIssues(field: string, value: string, choices: readonly string[]): InputIssue[] {
	return choices.includes(value) ? [] : [{ field, code: "not-a-choice" }];
}
