import { formatDollars } from "../format-dollars.js";
import {
	createDisclosure,
	type DisclosedOption,
	type Disclosure,
	formatDay,
	formatPayments,
	formatRate,
	type ShownTerm,
} from "./disclosure.js";

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
): Disclosure[] {
	if (isTriggered(option, shown)) {
		return [
			downPayment(option),
			termsOfRepayment(option),
			...balloonPayment(option),
			...rateDisclosures(option),
		];
	}
	return shown.has("rate") ? rateDisclosures(option) : [];
}

/** The rate, and of a dealer's own rate whom it is for and until when: it is available to nobody else. */
function rateDisclosures(option: DisclosedOption): Disclosure[] {
	const { conditions, endsOn } = option.rate ?? {};
	return [
		annualPercentageRate(option),
		fixedRate(option),
		...(conditions ? [createDisclosure(option, "conditions", conditions, { conditions })] : []),
		...(endsOn
			? [createDisclosure(option, "ends-on", `Offered until ${formatDay(endsOn)}.`, { endsOn })]
			: []),
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

/** The terms of repayment include a balloon payment (12 CFR 1026.24(d)(2)(ii)). */
function balloonPayment(option: DisclosedOption): Disclosure[] {
	const { balloonPayment } = option;
	if (!balloonPayment) return [];
	const text = `A balloon payment of ${formatDollars("en-US", balloonPayment)}, due with the last monthly payment.`;
	return [createDisclosure(option, "balloon-payment", text, { balloonPayment })];
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
