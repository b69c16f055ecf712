import type { FinancingUsage } from "../financing-profile.js";
import { formatDollars } from "../money/format-dollars.js";
import {
	type DisclosedOption,
	type Disclosure,
	disclosureOf,
	formatPayments,
	type ShownTerm,
} from "./disclosure.js";

/** A payment, or what is due at signing, be it nothing (12 CFR 1013.7(d)(1)). */
const triggeringTerms: readonly ShownTerm[] = ["payment", "downPayment", "dueAtSigning"];

/**
 * What Regulation M demands of a lease whose `shown` terms are on screen (12 CFR 1013.4(s) and
 * 1013.7). None of its texts calls the rate an annual percentage rate or an annual lease rate.
 */
export function leaseDisclosures(
	option: DisclosedOption,
	shown: ReadonlySet<ShownTerm>,
	usage: FinancingUsage,
): Disclosure[] {
	const disclosures: Disclosure[] = [];
	if (triggeringTerms.some((term) => shown.has(term))) {
		disclosures.push(
			lease(option),
			dueAtSigning(option),
			leasePayments(option),
			securityDeposit(option),
			endOfLease(option),
		);
	}
	if (shown.has("rate")) disclosures.push(leaseRate(option));
	if (disclosures.length > 0 && usage !== "personal") disclosures.push(businessLease(option));
	return disclosures;
}

/** 12 CFR 1013.7(d)(2)(i). */
function lease(option: DisclosedOption): Disclosure {
	return disclosureOf(option, "lease", "This is a lease.", {});
}

/** 12 CFR 1013.7(d)(2)(ii): of the rules' lease, the down payment and nothing else. */
function dueAtSigning(option: DisclosedOption): Disclosure {
	const { downPayment } = option;
	const text = `Total due at signing or delivery: ${formatDollars(downPayment)}.`;
	return disclosureOf(option, "due-at-signing", text, { dueAtSigning: downPayment });
}

/** 12 CFR 1013.7(d)(2)(iii): number, amounts and periods. */
function leasePayments(option: DisclosedOption): Disclosure {
	const { term: numberOfPayments, monthlyPayment } = option;
	const text = `${formatPayments(numberOfPayments)} of ${formatDollars(monthlyPayment)}.`;
	return disclosureOf(option, "lease-payments", text, { numberOfPayments, monthlyPayment });
}

/** 12 CFR 1013.7(d)(2)(iv). */
function securityDeposit(option: DisclosedOption): Disclosure {
	const text = "This estimate assumes that no security deposit is required.";
	return disclosureOf(option, "security-deposit", text, {});
}

/** 12 CFR 1013.7(d)(2)(v). */
function endOfLease(option: DisclosedOption): Disclosure {
	return disclosureOf(
		option,
		"end-of-lease",
		"An extra charge may be imposed at the end of the lease if what you owe then depends on the difference between the vehicle's residual value and its realized value.",
		{},
	);
}

/** The notice that goes with a percentage, in the regulation's own words (12 CFR 1013.4(s)). */
function leaseRate(option: DisclosedOption): Disclosure {
	const text = "This percentage may not measure the overall cost of financing this lease.";
	return disclosureOf(option, "lease-rate", text, { rate: option.apr });
}

/**
 * A lease for business is no consumer lease (12 CFR 1013.2(e)). For personal use, where a tax benefit
 * alone brings the lease, the statements above are owed, and nothing may say that they are not.
 */
function businessLease(option: DisclosedOption): Disclosure {
	return disclosureOf(
		option,
		"business-lease",
		"This lease is meant for business use. Consumer leasing law may not apply to it; these statements are given voluntarily.",
		{},
	);
}
