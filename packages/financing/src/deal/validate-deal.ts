import { assertNoIssues, type InputIssue, prefixIssues } from "../input/invalid-input-error.js";
import {
	amountRule,
	aprRule,
	balloonRule,
	priceRule,
	taxRateRule,
	termRule,
	validateNumbers,
} from "../input/number-rules.js";
import { completeExtras } from "./complete-extras.js";
import type { Budget, ChargePaid, Deal, DealExtras, Fee, SalesTax, TaxBase } from "./deal.js";

const chargePaidValues: readonly ChargePaid[] = ["financed", "at-signing"];
const taxBaseValues: readonly TaxBase[] = ["price", "price-less-trade-in"];

const loanRules = {
	downPayment: amountRule,
	apr: aprRule,
	term: termRule,
	balloonPercent: balloonRule,
};
const dealRules = { vehiclePrice: priceRule, ...loanRules };
const budgetRules = { monthlyBudget: amountRule, ...loanRules };
const tradeInRules = { allowance: amountRule, owed: amountRule };
const salesTaxRules = { rate: taxRateRule };
const feeRules = { amount: amountRule };

/** @throws {InvalidInputError} if a field of the deal is invalid; fields as in `fees.0.amount` */
export function assertValidDeal(deal: Deal): void {
	assertNoIssues([...validateNumbers(withBalloon(deal), dealRules), ...validateExtras(deal)]);
}

/** With the default of a missing balloon payment. */
function withBalloon<Loan extends { readonly balloonPercent?: number | undefined }>(
	loan: Loan,
): Loan & { readonly balloonPercent: number } {
	return { ...loan, balloonPercent: loan.balloonPercent ?? 0 };
}

/** @throws {InvalidInputError} if a field of the budget is invalid; fields as in `fees.0.amount` */
export function assertValidBudget(budget: Budget): void {
	assertNoIssues([...validateNumbers(withBalloon(budget), budgetRules), ...validateExtras(budget)]);
}

/**
 * Returns what is invalid in a trade-in, a sales tax or fees, by field and code, with fields as in
 * `fees.0.amount`. The list is empty if everything is valid.
 */
function validateExtras(extras: DealExtras): InputIssue[] {
	const { tradeIn, salesTax, fees } = completeExtras(extras);
	return [
		...prefixIssues("tradeIn", validateNumbers(tradeIn, tradeInRules)),
		...prefixIssues("salesTax", validateSalesTax(salesTax)),
		...fees.flatMap((fee, index) => prefixIssues(`fees.${index}`, validateFee(fee))),
	];
}

function validateSalesTax(salesTax: SalesTax): InputIssue[] {
	return [
		...validateNumbers(salesTax, salesTaxRules),
		...validateChoice("base", salesTax.base, taxBaseValues),
		...validateChoice("paid", salesTax.paid, chargePaidValues),
	];
}

function validateFee(fee: Fee): InputIssue[] {
	return [...validateNumbers(fee, feeRules), ...validateChoice("paid", fee.paid, chargePaidValues)];
}

function validateChoice(field: string, value: string, choices: readonly string[]): InputIssue[] {
	return choices.includes(value) ? [] : [{ field, code: "not-a-choice" }];
}
