/** Why a value is invalid. */
export type InputIssueCode =
	| "not-a-number"
	| "negative"
	| "zero"
	| "not-whole"
	// No rule has a minimum today; the texts of the widgets name it.
	| "too-small"
	| "too-large"
	| "not-a-choice";

/** An invalid value, by field and code, so that a form can show a message in its own language. */
export interface InputIssue<Field extends string = string> {
	readonly field: Field;
	readonly code: InputIssueCode;
	/** The maximum if the code is `too-large`. */
	readonly limit?: number;
}

const requirements: Record<InputIssueCode, string> = {
	"not-a-number": "must be a finite number",
	negative: "must not be negative",
	zero: "must be above zero",
	"not-whole": "must be a whole number",
	"too-small": "must be at least",
	"too-large": "must be at most",
	"not-a-choice": "must be one of its choices",
};

/**
 * Thrown for invalid input, so that no function returns NaN or Infinity. The message lists what each
 * field must be.
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
		super(issues.map(describeIssue).join("; "));
		this.issues = issues;
	}
}

function describeIssue({ field, code, limit }: InputIssue): string {
	const requirement = `${field} ${requirements[code]}`;
	return limit === undefined ? requirement : `${requirement} ${limit}`;
}

/** Prefixes the fields of issues with the path to their object, as in `fees.0.amount`. */
export function prefixIssues(path: string, issues: readonly InputIssue[]): InputIssue[] {
	return issues.map((issue) => ({ ...issue, field: `${path}.${issue.field}` }));
}

/** @throws {InvalidInputError} if there are any issues */
export function assertNoIssues(issues: readonly InputIssue[]): void {
	if (issues.length > 0) throw new InvalidInputError(issues);
}
