import { formatDollars } from "../format-dollars.js";
import {
	createDisclosure,
	type DisclosedOption,
	type Disclosure,
	formatPayments,
	formatRate,
	type ShownTerm,
} from "./disclosure.js";
import type { LenderTexts } from "./lender-texts.js";

/** Terms that require all disclosures, whatever their amount (12 CFR 1026.24(d)(1)(ii) to (iv)). */
const triggeringTerms: readonly ShownTerm[] = [
	"payment",
	"numberOfPayments",
	"periodOfRepayment",
	"financeCharge",
];

/** Terms that state a down payment, which triggers unless it is zero (12 CFR 1026.24(d)(1)(i)). */
const downPaymentTerms: readonly ShownTerm[] = ["downPayment", "dueAtSigning"];

/** The disclosures that Regulation Z requires for a loan with `shown` terms (12 CFR 1026.24). */
export function loanDisclosures(
	option: DisclosedOption,
	shown: ReadonlySet<ShownTerm>,
	ofLenders: LenderTexts | undefined,
): Disclosure[] {
	const isFull = isTriggered(option, shown);
	if (!isFull && !shown.has("rate")) return [];
	return [
		...(isFull ? [downPayment(option), termsOfRepayment(option)] : []),
		...((isFull && ofLenders?.balloonPayment(option)) || []),
		annualPercentageRate(option),
		fixedRate(option),
		...(ofLenders?.availability(option) ?? []),
	];
}

/** Stating that there is no down payment triggers nothing (comment 24(d)(1)). */
function isTriggered({ downPayment }: DisclosedOption, shown: ReadonlySet<ShownTerm>): boolean {
	if (triggeringTerms.some((term) => shown.has(term))) return true;
	return downPayment > 0 && downPaymentTerms.some((term) => shown.has(term));
}

/** 12 CFR 1026.24(d)(2)(i). */
function downPayment(option: DisclosedOption): Disclosure {
	const { downPayment } = option;
	const amount = downPayment > 0 ? formatDollars("en-US", downPayment) : "none";
	return createDisclosure(option, "down-payment", `Down payment: ${amount}.`, { downPayment });
}

/** 12 CFR 1026.24(d)(2)(ii). The effect of rounding to cents may be disregarded (1026.17(c)(3)). */
function termsOfRepayment(option: DisclosedOption): Disclosure {
	const { term: numberOfPayments, monthlyPayment } = option;
	const text = `${formatPayments(numberOfPayments)} of ${formatDollars("en-US", monthlyPayment)}.`;
	return createDisclosure(option, "terms-of-repayment", text, { numberOfPayments, monthlyPayment });
}

/** 12 CFR 1026.24(c) and (d)(2)(iii). */
function annualPercentageRate(option: DisclosedOption): Disclosure {
	const { apr } = option;
	const text = `Annual percentage rate (APR): ${formatRate(apr)}.`;
	return createDisclosure(option, "annual-percentage-rate", text, { apr });
}

/** Whether the rate may increase (12 CFR 1026.24(c) and (d)(2)(iii)). All our rates are fixed. */
function fixedRate(option: DisclosedOption): Disclosure {
	return createDisclosure(
		option,
		"fixed-rate",
		"This estimate assumes a fixed annual percentage rate, which does not rise after the contract is signed.",
		{},
	);
}
