import { formatDollars } from "../money/format-dollars.js";
import {
	type DisclosedOption,
	type Disclosure,
	disclosureOf,
	formatPayments,
	formatRate,
	type ShownTerm,
} from "./disclosure.js";

/** Terms that trigger the others, whatever they amount to (12 CFR 1026.24(d)(1)(ii) to (iv)). */
const triggeringTerms: readonly ShownTerm[] = [
	"payment",
	"numberOfPayments",
	"periodOfRepayment",
	"financeCharge",
];

/** Terms that state a down payment, and trigger where there is one (12 CFR 1026.24(d)(1)(i)). */
const downPaymentTerms: readonly ShownTerm[] = ["downPayment", "dueAtSigning"];

/** What Regulation Z demands of a loan whose `shown` terms are on screen (12 CFR 1026.24). */
export function loanDisclosures(
	option: DisclosedOption,
	shown: ReadonlySet<ShownTerm>,
): Disclosure[] {
	if (isTriggered(option, shown)) {
		return [
			downPayment(option),
			termsOfRepayment(option),
			annualPercentageRate(option),
			fixedRate(option),
		];
	}
	return shown.has("rate") ? [annualPercentageRate(option), fixedRate(option)] : [];
}

/** Stating that there is no down payment triggers nothing (comment 24(d)(1)). */
function isTriggered({ downPayment }: DisclosedOption, shown: ReadonlySet<ShownTerm>): boolean {
	if (triggeringTerms.some((term) => shown.has(term))) return true;
	return downPayment > 0 && downPaymentTerms.some((term) => shown.has(term));
}

/** 12 CFR 1026.24(d)(2)(i). */
function downPayment(option: DisclosedOption): Disclosure {
	const { downPayment } = option;
	const amount = downPayment > 0 ? formatDollars(downPayment) : "none";
	return disclosureOf(option, "down-payment", `Down payment: ${amount}.`, { downPayment });
}

/** 12 CFR 1026.24(d)(2)(ii); what whole cents change may be disregarded (1026.17(c)(3)). */
function termsOfRepayment(option: DisclosedOption): Disclosure {
	const { term: numberOfPayments, monthlyPayment } = option;
	const text = `${formatPayments(numberOfPayments)} of ${formatDollars(monthlyPayment)}.`;
	return disclosureOf(option, "terms-of-repayment", text, { numberOfPayments, monthlyPayment });
}

/** 12 CFR 1026.24(c) and (d)(2)(iii). */
function annualPercentageRate(option: DisclosedOption): Disclosure {
	const { apr } = option;
	const text = `Annual percentage rate (APR): ${formatRate(apr)}.`;
	return disclosureOf(option, "annual-percentage-rate", text, { apr });
}

/** Whether the rate may rise (12 CFR 1026.24(c) and (d)(2)(iii)): the rules know fixed ones only. */
function fixedRate(option: DisclosedOption): Disclosure {
	return disclosureOf(
		option,
		"fixed-rate",
		"This estimate assumes a fixed annual percentage rate, which does not rise after the contract is signed.",
		{},
	);
}
