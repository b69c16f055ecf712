import type { FinancingOption } from "../financing-option.js";
import type { FinancingProfile } from "../financing-profile.js";
import { isWithinLimit } from "../money.js";

/** A score starts at the maximum (specification, section 9). */
const maxScore = 100;
const minScore = 0;

/** Payment-to-budget ratios, and the penalty up to each (specification, section 9). */
const comfortableRatio = 0.8;
const fullRatio = 1;
const paymentPenalties = { comfortable: 0, full: 10, exceeded: 30 };

/** The penalty for APRs up to `maxApr` percent (specification, section 9). */
const aprPenalties = [
	{ maxApr: 5, penalty: 0 },
	{ maxApr: 8, penalty: 5 },
	{ maxApr: 12, penalty: 15 },
];
const highAprPenalty = 25;

/** Penalty for each month by which the term differs from the preferred one (section 9). */
const penaltyPerMonth = 0.5;

/** Bonuses by credit score and APR (specification, section 9). */
const strongCredit = { creditScore: 750, apr: 6, bonus: 5 };
const weakCredit = { creditScore: 650, apr: 10, bonus: 3 };

/**
 * How well an offer matches a profile, 0 to 100 (specification, section 9). Expects the unrounded
 * payment. A lease is scored like a loan at its rate; the specification does not say.
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
		maxScore -
		paymentPenalty(monthlyPayment, monthlyBudget) -
		aprPenalty(apr) -
		Math.abs(term - preferredTerm) * penaltyPerMonth +
		creditBonus(creditScore, apr);
	return Math.min(maxScore, Math.max(minScore, score));
}

/** Multiplies instead of dividing, so that any payment exceeds a budget of zero. */
function paymentPenalty(monthlyPayment: number, monthlyBudget: number): number {
	if (isWithinLimit(monthlyPayment, monthlyBudget * comfortableRatio))
		return paymentPenalties.comfortable;
	if (isWithinLimit(monthlyPayment, monthlyBudget * fullRatio)) return paymentPenalties.full;
	return paymentPenalties.exceeded;
}

function aprPenalty(apr: number): number {
	return aprPenalties.find(({ maxApr }) => apr <= maxApr)?.penalty ?? highAprPenalty;
}

function creditBonus(creditScore: number, apr: number): number {
	if (creditScore >= strongCredit.creditScore && apr <= strongCredit.apr) return strongCredit.bonus;
	if (creditScore < weakCredit.creditScore && apr >= weakCredit.apr) return weakCredit.bonus;
	return 0;
}
