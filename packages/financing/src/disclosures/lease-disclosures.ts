import type { FinancingUsage } from "../financing-profile.js";
import { formatDollars } from "../format-dollars.js";
import {
	createDisclosure,
	type DisclosedOption,
	type Disclosure,
	formatPayments,
	type ShownTerm,
} from "./disclosure.js";

/** A payment or the amount due at signing, even if that is zero (12 CFR 1013.7(d)(1)). */
const triggeringTerms: readonly ShownTerm[] = ["payment", "downPayment", "dueAtSigning"];

/**
 * The disclosures that Regulation M requires for a lease whose `shown` terms are on screen (12 CFR
 * 1013.4(s) and 1013.7). No text may call the rate an annual percentage rate or annual lease rate.
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
	return createDisclosure(option, "lease", "This is a lease.", {});
}

/** 12 CFR 1013.7(d)(2)(ii). For our lease this is the down payment only. */
function dueAtSigning(option: DisclosedOption): Disclosure {
	const { downPayment } = option;
	const text = `Total due at signing or delivery: ${formatDollars("en-US", downPayment)}.`;
	return createDisclosure(option, "due-at-signing", text, { dueAtSigning: downPayment });
}

/** 12 CFR 1013.7(d)(2)(iii): number, amounts and periods. */
function leasePayments(option: DisclosedOption): Disclosure {
	const { term: numberOfPayments, monthlyPayment } = option;
	const text = `${formatPayments(numberOfPayments)} of ${formatDollars("en-US", monthlyPayment)}.`;
	return createDisclosure(option, "lease-payments", text, { numberOfPayments, monthlyPayment });
}

/** 12 CFR 1013.7(d)(2)(iv). */
function securityDeposit(option: DisclosedOption): Disclosure {
	const text = "This estimate assumes that no security deposit is required.";
	return createDisclosure(option, "security-deposit", text, {});
}

/** 12 CFR 1013.7(d)(2)(v). */
function endOfLease(option: DisclosedOption): Disclosure {
	return createDisclosure(
		option,
		"end-of-lease",
		"An extra charge may be imposed at the end of the lease if what you owe then depends on the difference between the vehicle's residual value and its realized value.",
		{},
	);
}

/** The notice required with a percentage rate, in the regulation's wording (12 CFR 1013.4(s)). */
function leaseRate(option: DisclosedOption): Disclosure {
	const text = "This percentage may not measure the overall cost of financing this lease.";
	return createDisclosure(option, "lease-rate", text, { rate: option.apr });
}

/**
 * A lease for business use is not a consumer lease (12 CFR 1013.2(e)). A lease offered for personal
 * use because of a tax benefit is one, so it must not carry this text.
 */
function businessLease(option: DisclosedOption): Disclosure {
	return createDisclosure(
		option,
		"business-lease",
		"This lease is meant for business use. Consumer leasing law may not apply to it; these statements are given voluntarily.",
		{},
	);
}
