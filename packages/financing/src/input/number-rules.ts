import type { InputIssue, InputIssueCode } from "./invalid-input-error.js";

/** The range of a number. Every rule also requires a finite number that is not negative. */
export interface NumberRule {
	readonly max: number;
	/** Whether zero is invalid. */
	readonly positive?: boolean;
	/** Whether fractions are invalid. */
	readonly integer?: boolean;
}

/**
 * Our own limits; the specification sets none (section 5: "numbers with no validation"). Within them
 * a double represents every sum of cents exactly, and no formula here overflows.
 */
export const amountRule: NumberRule = { max: 1_000_000_000 };
/** For computed amounts, which interest, tax and fees raise above the amounts that were entered. */
export const computedAmountRule: NumberRule = { max: 1_000_000_000_000 };
export const priceRule: NumberRule = { ...amountRule, positive: true };
export const creditScoreRule: NumberRule = { max: 1000 };
export const termRule: NumberRule = { max: 600, positive: true, integer: true };
export const aprRule: NumberRule = { max: 1000 };
/** Percent of the amount financed. The payments repay the rest. */
export const balloonRule: NumberRule = { max: 60 };
export const taxRateRule: NumberRule = { max: 100 };
/** A match score is between 0 and 100 (specification, section 3). */
export const scoreRule: NumberRule = { max: 100 };

/** Returns an issue for each value that breaks its rule, in the order of the rules. */
export function validateNumbers<Field extends string>(
	values: { readonly [Name in NoInfer<Field>]: unknown },
	rules: { readonly [Name in Field]: NumberRule },
): InputIssue<Field>[] {
	const issues: InputIssue<Field>[] = [];
	for (const field in rules) {
		const rule = rules[field];
		const code = validateNumber(values[field], rule);
		if (code) issues.push(createIssue(field, code, rule));
	}
	return issues;
}

function validateNumber(value: unknown, rule: NumberRule): InputIssueCode | undefined {
	if (typeof value !== "number" || !Number.isFinite(value)) return "not-a-number";
	if (value < 0) return "negative";
	if (value === 0 && rule.positive) return "zero";
	if (value > rule.max) return "too-large";
	if (rule.integer && !Number.isInteger(value)) return "not-whole";
	return undefined;
}

function createIssue<Field extends string>(
	field: Field,
	code: InputIssueCode,
	{ max }: NumberRule,
): InputIssue<Field> {
	return code === "too-large" ? { field, code, limit: max } : { field, code };
}
