import type { FinancingOption } from "../financing-option.js";
import type { FinancingProfile } from "../financing-profile.js";
import { formatDollars } from "../format-dollars.js";
import { assertValidNumbers } from "../input/assert-valid-numbers.js";
import { amountRule, computedAmountRule } from "../input/number-rules.js";

/** A warning shown with an option whose payment exceeds the budget. */
export interface BudgetWarning {
	readonly code: "payment-exceeds-budget";
	/** The stated budget, US dollars a month. */
	readonly amount: number;
	readonly text: string;
}

const warningRules = { monthlyPayment: computedAmountRule, monthlyBudget: amountRule };

/**
 * Returns a warning if an option's payment, rounded as displayed, exceeds the stated budget
 * (specification, section 8).
 *
 * @throws {InvalidInputError} if the payment or the budget is invalid
 *
 * @example
 * budgetWarning(option, profile)?.text; // "Monthly payment exceeds your stated budget of $150."
 */
export function budgetWarning(
	{ monthlyPayment }: Pick<FinancingOption, "monthlyPayment">,
	{ monthlyBudget }: Pick<FinancingProfile, "monthlyBudget">,
): BudgetWarning | undefined {
	assertValidNumbers({ monthlyPayment, monthlyBudget }, warningRules);
	if (!exceedsBudget({ monthlyPayment }, { monthlyBudget })) return undefined;
	return {
		code: "payment-exceeds-budget",
		amount: monthlyBudget,
		text: `Monthly payment exceeds your stated budget of ${formatDollars("en-US", monthlyBudget)}.`,
	};
}

/** Whether a payment gets a {@link budgetWarning}, for input that is already validated. */
export function exceedsBudget(
	{ monthlyPayment }: Pick<FinancingOption, "monthlyPayment">,
	{ monthlyBudget }: Pick<FinancingProfile, "monthlyBudget">,
): boolean {
	return monthlyPayment > monthlyBudget;
}
