import type { FinancingUsage } from "../financing-profile.js";
import type { DisclosedOption, Disclosure, ShownTerm } from "./disclosure.js";
import { leaseDisclosures } from "./lease-disclosures.js";
import type { LenderTexts } from "./lender-texts.js";
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

/** Those of the specification's options: `disclosures` without what a dealer's own rates add, of options that `recommendExamples` made. */
export function exampleDisclosures(
	options: readonly DisclosedOption[],
	shown: ShownTerms,
): Disclosure[] {
	return listDisclosures(options, shown);
}

/** @param ofLenders what a dealer's own rates add */
export function listDisclosures(
	options: readonly DisclosedOption[],
	{ usage, terms, isOfLenders = options.some(({ rate }) => rate) }: ShownTerms,
	ofLenders?: LenderTexts,
): Disclosure[] {
	const optionTexts = options.flatMap((option) =>
		optionDisclosures(option, terms[option.id] ?? [], usage, ofLenders),
	);
	const loanIds = options.filter(({ type }) => type === "loan").map(({ id }) => id);
	const hasLoanTexts = optionTexts.some(({ optionId }) => optionId && loanIds.includes(optionId));
	const isExempt = hasLoanTexts && usage !== "personal";
	return [
		isOfLenders && ofLenders ? ofLenders.estimate : estimate,
		...optionTexts,
		...(isExempt ? [businessCredit] : []),
	];
}

function optionDisclosures(
	option: DisclosedOption,
	terms: readonly ShownTerm[],
	usage: FinancingUsage,
	ofLenders: LenderTexts | undefined,
): Disclosure[] {
	const shown = new Set(terms);
	if (option.type === "loan") return loanDisclosures(option, shown, ofLenders);
	return option.type === "lease" ? leaseDisclosures(option, shown, usage) : [];
}

/** Only terms that are actually available may be advertised (12 CFR 1026.24(a)). */
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
