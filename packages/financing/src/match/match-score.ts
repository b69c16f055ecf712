import type { FinancingOption } from "../financing-option.js";
import type { FinancingProfile } from "../financing-profile.js";
import { atMost } from "../money/at-most.js";

/** Where a score starts, and its bounds (specification, section 9). */
const bestScore = 100;
const worstScore = 0;

/** Payment-to-budget ratios and what each costs (specification, section 9). */
const comfortableRatio = 0.8;
const fullRatio = 1;
const budgetCost = { comfortable: 0, full: 10, exceeded: 30 };

/** APRs up to which each cost holds, in percent (specification, section 9). */
const aprCosts = [
	{ upTo: 5, cost: 0 },
	{ upTo: 8, cost: 5 },
	{ upTo: 12, cost: 15 },
];
const highAprCost = 25;

/** Cost of each month between the term and the preferred one (specification, section 9). */
const costPerMonth = 0.5;

/** Bonuses by credit score and APR (specification, section 9). */
const strongCredit = { creditScore: 750, apr: 6, bonus: 5 };
const weakCredit = { creditScore: 650, apr: 10, bonus: 3 };

/**
 * How well an offer matches a profile, 0 to 100 (specification, section 9). Takes the unrounded
 * payment; a lease is scored like a loan at its rate (DESIGN.md).
 */
export function matchScore(
	{ apr, term, monthlyPayment }: Pick<FinancingOption, "apr" | "term" | "monthlyPayment">,
	{
		creditScore,
		monthlyBudget,
		preferredTerm,
	}: Pick<FinancingProfile, "creditScore" | "monthlyBudget" | "preferredTerm">,
): number {
	const score =
		bestScore -
		paymentCost(monthlyPayment, monthlyBudget) -
		aprCost(apr) -
		Math.abs(term - preferredTerm) * costPerMonth +
		creditBonus(creditScore, apr);
	return Math.min(bestScore, Math.max(worstScore, score));
}

/** Written without a division, so that any payment is above a budget of zero. */
function paymentCost(monthlyPayment: number, monthlyBudget: number): number {
	if (atMost(monthlyPayment, monthlyBudget * comfortableRatio)) return budgetCost.comfortable;
	if (atMost(monthlyPayment, monthlyBudget * fullRatio)) return budgetCost.full;
	return budgetCost.exceeded;
}

function aprCost(apr: number): number {
	return aprCosts.find(({ upTo }) => apr <= upTo)?.cost ?? highAprCost;
}

function creditBonus(creditScore: number, apr: number): number {
	if (creditScore >= strongCredit.creditScore && apr <= strongCredit.apr) return strongCredit.bonus;
	if (creditScore < weakCredit.creditScore && apr >= weakCredit.apr) return weakCredit.bonus;
	return 0;
}
