import { assertNoIssues } from "./invalid-input-error.js";
import { type NumberRule, validateNumbers } from "./number-rules.js";

/** @throws {InvalidInputError} if a value breaks its rule */
export function assertValidNumbers<Field extends string>(
	values: { readonly [Name in NoInfer<Field>]: unknown },
	rules: { readonly [Name in Field]: NumberRule },
): void {
	assertNoIssues(validateNumbers(values, rules));
}
