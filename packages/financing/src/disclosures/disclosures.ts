import { assertNoIssues, prefixIssues } from "../input/invalid-input-error.js";
import { aprRule, computedAmountRule, termRule, validateNumbers } from "../input/number-rules.js";
import type { DisclosedOption, Disclosure } from "./disclosure.js";
import { listDisclosures, type ShownTerms } from "./example-disclosures.js";
import { lenderTexts } from "./lender-texts.js";

const optionRules = {
	apr: aprRule,
	term: { ...termRule, positive: false },
	monthlyPayment: computedAmountRule,
	downPayment: computedAmountRule,
};

/**
 * The texts that Regulation Z (12 CFR 1026.24) and Regulation M (12 CFR 1013.4(s) and 1013.7)
 * require for the terms on screen, in display order. The first says that everything is an estimate.
 * Those triggered by each option's visible terms follow. For business and commercial use, a note says
 * that the statements are voluntary. Cash triggers nothing. Have counsel review the texts before
 * relying on them.
 *
 * The texts must be visible together with the terms. A lease's rate must not be more prominent than
 * its other terms (1013.7(b)(2)), nor its down payment than the total due at signing (1013.7(b)(1)).
 *
 * @throws {InvalidInputError} if a number of an option is invalid
 *
 * @example
 * disclosures(recommendFinancing(profile), {
 * 	usage: profile.usage,
 * 	terms: { "standard-loan": ["rate", "payment"] },
 * }).map(({ text }) => text);
 */
export function disclosures(options: readonly DisclosedOption[], shown: ShownTerms): Disclosure[] {
	assertNoIssues(
		options.flatMap((option) => prefixIssues(option.id, validateNumbers(option, optionRules))),
	);
	return listDisclosures(options, shown, lenderTexts);
}
