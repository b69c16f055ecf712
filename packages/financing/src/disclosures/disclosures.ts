import type { FinancingUsage } from "../financing-profile.js";
import { inside, numberIssues, refuse } from "../input/invalid-input-error.js";
import { aprRule, figureRule, termRule } from "../input/number-rule.js";
import type { DisclosedOption, Disclosure, ShownTerm } from "./disclosure.js";
import { leaseDisclosures } from "./lease-disclosures.js";
import { loanDisclosures } from "./loan-disclosures.js";

/** What is on screen. */
export interface ShownTerms {
	/** What the vehicle is for: consumer law leaves business and commercial use out. */
	readonly usage: FinancingUsage;
	/** The terms that are visible of each option, by the option's id; of the others, none. */
	readonly terms: { readonly [optionId: string]: readonly ShownTerm[] };
}

const disclosedRules = {
	apr: aprRule,
	term: { ...termRule, aboveZero: false },
	monthlyPayment: figureRule,
	downPayment: figureRule,
};

/**
 * The texts that Regulation Z (12 CFR 1026.24) and Regulation M (12 CFR 1013.4(s) and 1013.7)
 * demand for what is on screen, in the order to show them: that everything is an estimate, then
 * option by option what its shown terms trigger, with a word where the use is not personal and they
 * are voluntary. Cash triggers nothing. To be read by counsel before anyone relies on it.
 *
 * The texts must be visible wherever the terms are. A lease's rate must not be more prominent than
 * its other terms (1013.7(b)(2)), nor its down payment than the total due at signing (1013.7(b)(1)).
 *
 * @throws {InvalidInputError} where a figure of an option is no such number
 *
 * @example
 * disclosures(recommendFinancing(profile), {
 * 	usage: profile.usage,
 * 	terms: { "standard-loan": ["rate", "payment"] },
 * }).map(({ text }) => text);
 */
export function disclosures(
	options: readonly DisclosedOption[],
	{ usage, terms }: ShownTerms,
): Disclosure[] {
	refuse(options.flatMap((option) => inside(option.id, numberIssues(option, disclosedRules))));
	const ofOptions = options.flatMap((option) =>
		optionDisclosures(option, terms[option.id] ?? [], usage),
	);
	const loanIds = options.filter(({ type }) => type === "loan").map(({ id }) => id);
	const ofLoans = ofOptions.some(({ optionId }) => optionId && loanIds.includes(optionId));
	return [estimate, ...ofOptions, ...(ofLoans && usage !== "personal" ? [businessCredit] : [])];
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

/** Only terms that are actually available may be stated as such (12 CFR 1026.24(a)). */
const estimate: Disclosure = {
	id: "estimate",
	code: "estimate",
	text: "These results are estimates, not an offer of credit or of a lease. Actual terms depend on the approval of the lender or lessor.",
	data: {},
};

/** Credit for business or commercial purposes is exempt (12 CFR 1026.3(a)(1)). */
const businessCredit: Disclosure = {
	id: "business-credit",
	code: "business-credit",
	text: "Consumer credit law may not apply to credit for business or commercial use; the statements about loans are given voluntarily.",
	data: {},
};
