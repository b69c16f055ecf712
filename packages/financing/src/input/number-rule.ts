/** Why a value is refused. */
export type InputIssueCode =
	| "not-a-number"
	| "negative"
	| "zero"
	| "not-whole"
	| "too-small"
	| "too-large"
	| "not-a-choice";

/** What a number must be, besides a number and not negative. */
export interface NumberRule {
	/** The largest value that is accepted. */
	readonly largest: number;
	/** The least value that is accepted, where that is not zero. */
	readonly least?: number;
	/** Whether zero is refused. */
	readonly aboveZero?: boolean;
	/** Whether a fraction is refused. */
	readonly whole?: boolean;
}

/**
 * Our own bounds; the specification sets none (section 5: "numbers with no validation"). Up to
 * them a double still holds every sum of cents exactly, and no formula here overflows.
 */
export const amountRule: NumberRule = { largest: 1_000_000_000 };
/** What the rules work out themselves: above an amount by interest, tax and fees. */
export const figureRule: NumberRule = { largest: 1_000_000_000_000 };
export const priceRule: NumberRule = { ...amountRule, aboveZero: true };
export const creditScoreRule: NumberRule = { largest: 1000 };
export const termRule: NumberRule = { largest: 600, aboveZero: true, whole: true };
export const aprRule: NumberRule = { largest: 1000 };
export const taxRateRule: NumberRule = { largest: 100 };
/** A match score lies between 0 and 100 (specification, section 3). */
export const scoreRule: NumberRule = { largest: 100 };

/** Says why a value breaks a rule, or nothing where it keeps it. */
export function numberIssue(value: unknown, rule: NumberRule): InputIssueCode | undefined {
	if (typeof value !== "number" || !Number.isFinite(value)) return "not-a-number";
	if (value < 0) return "negative";
	if (value === 0 && rule.aboveZero) return "zero";
	if (rule.least !== undefined && value < rule.least) return "too-small";
	if (value > rule.largest) return "too-large";
	if (rule.whole && !Number.isInteger(value)) return "not-whole";
	return undefined;
}
