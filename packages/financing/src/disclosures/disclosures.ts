import type { FinancingUsage } from "../financing-profile.js";
import { assertNoIssues, prefixIssues } from "../input/invalid-input-error.js";
import { aprRule, computedAmountRule, termRule, validateNumbers } from "../input/number-rules.js";
import type { DisclosedOption, Disclosure, ShownTerm } from "./disclosure.js";
import { leaseDisclosures } from "./lease-disclosures.js";
import { loanDisclosures } from "./loan-disclosures.js";

/** The context and the terms that are on screen. */
export interface ShownTerms {
	/** Consumer law does not cover business and commercial use. */
	readonly usage: FinancingUsage;
	/** The visible terms of each option, by the option's id. An option without an entry shows none. */
	readonly terms: { readonly [optionId: string]: readonly ShownTerm[] };
	/** Whether the rates are a dealer's own, also where none of them fits. By default, whether an option has one. */
	readonly isOfLenders?: boolean;
}

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
export function disclosures(
	options: readonly DisclosedOption[],
	{ usage, terms, isOfLenders = options.some(({ rate }) => rate) }: ShownTerms,
): Disclosure[] {
	assertNoIssues(
		options.flatMap((option) => prefixIssues(option.id, validateNumbers(option, optionRules))),
	);
	const optionTexts = options.flatMap((option) =>
		optionDisclosures(option, terms[option.id] ?? [], usage),
	);
	const loanIds = options.filter(({ type }) => type === "loan").map(({ id }) => id);
	const hasLoanTexts = optionTexts.some(({ optionId }) => optionId && loanIds.includes(optionId));
	const isExempt = hasLoanTexts && usage !== "personal";
	return [
		isOfLenders ? lendersEstimate : estimate,
		...optionTexts,
		...(isExempt ? [businessCredit] : []),
	];
}

function optionDisclosures(
	option: DisclosedOption,
	terms: readonly ShownTerm[],
	usage: FinancingUsage,
): Disclosure[] {
	const shown = new Set(terms);
	if (option.type === "loan") return loanDisclosures(option, shown);
	return option.type === "lease" ? leaseDisclosures(option, shown, usage) : [];
}

/** Only terms that are actually available may be advertised (12 CFR 1026.24(a)). */
const estimate: Disclosure = {
	id: "estimate",
	code: "estimate",
	text: "These results are estimates, not an offer of credit or of a lease. Actual terms depend on the approval of the lender or lessor.",
	data: {},
};

/** With a dealer's own rates, which it must be able to offer (12 CFR 1026.24(a)). */
const lendersEstimate: Disclosure = {
	id: "lenders-estimate",
	code: "lenders-estimate",
	text: "These results are estimates, not an offer of credit. The rates are those of the lenders named. Actual terms depend on the approval of the lender.",
	data: {},
};

/** Credit for business or commercial purposes is exempt (12 CFR 1026.3(a)(1)). */
const businessCredit: Disclosure = {
	id: "business-credit",
	code: "business-credit",
	text: "Consumer credit law may not apply to credit for business or commercial use; the statements about loans are given voluntarily.",
	data: {},
};
