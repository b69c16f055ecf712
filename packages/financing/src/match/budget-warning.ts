import type { FinancingOption } from "../financing-option.js";
import type { FinancingProfile } from "../financing-profile.js";
import { numberIssues, refuse } from "../input/invalid-input-error.js";
import { amountRule, figureRule } from "../input/number-rule.js";
import { formatDollars } from "../money/format-dollars.js";

/** Shown at an option whose payment is above the budget. */
export interface BudgetWarning {
	readonly code: "payment-exceeds-budget";
	/** The stated budget, US dollars a month. */
	readonly amount: number;
	readonly text: string;
}

const warningRules = { monthlyPayment: figureRule, monthlyBudget: amountRule };

/**
 * The warning of an option whose payment, as it is shown, exceeds the stated budget (specification,
 * section 8); nothing where it does not.
 *
 * @throws {InvalidInputError} where the payment or the budget is no amount
 *
 * @example
 * budgetWarning(option, profile)?.text; // "Monthly payment exceeds your stated budget of $150."
 */
export function budgetWarning(
	{ monthlyPayment }: Pick<FinancingOption, "monthlyPayment">,
	{ monthlyBudget }: Pick<FinancingProfile, "monthlyBudget">,
): BudgetWarning | undefined {
	refuse(numberIssues({ monthlyPayment, monthlyBudget }, warningRules));
	if (monthlyPayment <= monthlyBudget) return undefined;
	return {
		code: "payment-exceeds-budget",
		amount: monthlyBudget,
		text: `Monthly payment exceeds your stated budget of ${formatDollars(monthlyBudget)}.`,
	};
}
