import { type InputIssueCode, type NumberRule, numberIssue } from "./number-rule.js";

/** One refused value, by field and code, so that a form can word it in its own language. */
export interface InputIssue<Field extends string = string> {
	readonly field: Field;
	readonly code: InputIssueCode;
	/** The least accepted value where the code is `too-small`, the largest where it is `too-large`. */
	readonly limit?: number;
}

const demands: Record<InputIssueCode, string> = {
	"not-a-number": "must be a finite number",
	negative: "must not be negative",
	zero: "must be above zero",
	"not-whole": "must be a whole number",
	"too-small": "must be at least",
	"too-large": "must be at most",
	"not-a-choice": "must be one of its choices",
};

/**
 * Thrown instead of ever answering NaN or Infinity. Its message says what each field must be.
 *
 * @example
 * try {
 * 	monthlyPayment(15000, 8, 0);
 * } catch (error) {
 * 	if (error instanceof InvalidInputError) error.issues; // [{ field: "months", code: "zero" }]
 * }
 */
export class InvalidInputError extends Error {
	override readonly name = "InvalidInputError";
	readonly issues: readonly InputIssue[];

	constructor(issues: readonly InputIssue[]) {
		super(issues.map(demandOf).join("; "));
		this.issues = issues;
	}
}

function demandOf({ field, code, limit }: InputIssue): string {
	const demand = `${field} ${demands[code]}`;
	return limit === undefined ? demand : `${demand} ${limit}`;
}

/** Every number of `values` that breaks its rule, in the order of the rules. */
export function numberIssues<Field extends string>(
	values: { readonly [Name in NoInfer<Field>]: unknown },
	rules: { readonly [Name in Field]: NumberRule },
): InputIssue<Field>[] {
	const issues: InputIssue<Field>[] = [];
	for (const field in rules) {
		const rule = rules[field];
		const code = numberIssue(values[field], rule);
		if (code) issues.push(inputIssue(field, code, rule));
	}
	return issues;
}

function inputIssue<Field extends string>(
	field: Field,
	code: InputIssueCode,
	{ least, largest }: NumberRule,
): InputIssue<Field> {
	if (code === "too-small" && least !== undefined) return { field, code, limit: least };
	return code === "too-large" ? { field, code, limit: largest } : { field, code };
}

/** The issues of a part of something, their fields as in `fees.0.amount`. */
export function inside(part: string, issues: readonly InputIssue[]): InputIssue[] {
	return issues.map((issue) => ({ ...issue, field: `${part}.${issue.field}` }));
}

/** @throws {InvalidInputError} where there is any issue */
export function refuse(issues: readonly InputIssue[]): void {
	if (issues.length > 0) throw new InvalidInputError(issues);
}
