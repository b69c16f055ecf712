import {
	amountRule,
	type ChargePaid,
	creditScores,
	type DealExtras,
	defaultFinancingProfile,
	type FinancingProfile,
	financingTerms,
	type InputIssueCode,
	type TaxBase,
	taxRateRule,
	validateNumbers,
	validateProfile,
} from "@nev/financing";
import { choiceValue } from "../../host-page/page-values.js";
import { warnOnce } from "../../host-page/warn-once.js";

/** Everything that a visitor enters in the calculator. */
export interface FinancingDeal extends FinancingProfile {
	/** The dealer's credit for the trade-in, US dollars. */
	readonly tradeInAllowance: number;
	/** The unpaid part of the loan on the trade-in, US dollars. */
	readonly tradeInOwed: number;
	/** Sales tax, percent. */
	readonly taxRate: number;
	readonly taxBase: TaxBase;
	/** Title and registration, US dollars. */
	readonly registrationFees: number;
	/** Documents and delivery, US dollars. */
	readonly dealerFees: number;
	/** Whether tax and fees are financed or paid at signing. */
	readonly chargesPaid: ChargePaid;
}

export type DealField = keyof FinancingDeal;

/** A field with an invalid value. */
export interface DealIssue {
	readonly field: DealField;
	readonly code: InputIssueCode;
	/** The bound that the value violates, if the code is `too-large` or `too-small`. */
	readonly limit?: number;
}

/** The initial profile (specification, section 3), without a trade-in, tax or fees. */
export const defaultDeal: FinancingDeal = {
	...defaultFinancingProfile,
	tradeInAllowance: 0,
	tradeInOwed: 0,
	taxRate: 0,
	taxBase: "price",
	registrationFees: 0,
	dealerFees: 0,
	chargesPaid: "financed",
};

/** The fields that offer choices. */
export const dealChoices = {
	creditScore: creditScores,
	preferredTerm: financingTerms,
	usage: ["personal", "business", "commercial"],
	taxBase: ["price", "price-less-trade-in"],
	chargesPaid: ["financed", "at-signing"],
} as const satisfies Partial<Record<DealField, readonly (string | number)[]>>;

/**
 * A deal with other values in some fields. A page without types may pass null, also for a field. A field
 * that a deal does not have, and a value that is none of a field's choices, are reported and ignored.
 */
export function changeDeal(
	deal: FinancingDeal,
	changes: Partial<FinancingDeal> | undefined,
): FinancingDeal {
	const choices: Partial<Record<string, readonly (string | number)[]>> = dealChoices;
	for (const field of Object.keys(changes ?? {}))
		if (!(field in deal)) warnOnce(`The deal has no field "${field}".`);
	const values = Object.entries(deal).map(([field, value]) => {
		const given = changes?.[field as DealField];
		const known = choices[field] ? choiceValue(field, given, choices[field]) : given;
		return [field, known ?? value];
	});
	return Object.fromEntries(values);
}

/** The trade-in, tax and fees of a deal. */
export function extrasOf(deal: FinancingDeal): DealExtras {
	const { chargesPaid: paid } = deal;
	return {
		tradeIn: { allowance: deal.tradeInAllowance, owed: deal.tradeInOwed },
		salesTax: { rate: deal.taxRate, base: deal.taxBase, paid },
		fees: [
			{ amount: deal.registrationFees, paid },
			{ amount: deal.dealerFees, paid },
		],
	};
}

/** Whether a deal has a trade-in, tax or fees. */
export function hasExtras(deal: FinancingDeal): boolean {
	const { tradeInAllowance, tradeInOwed, taxRate, registrationFees, dealerFees } = deal;
	return [tradeInAllowance, tradeInOwed, taxRate, registrationFees, dealerFees].some(Boolean);
}

const extraRules = {
	tradeInAllowance: amountRule,
	tradeInOwed: amountRule,
	taxRate: taxRateRule,
	registrationFees: amountRule,
	dealerFees: amountRule,
};

/** Validates a deal with the financing rules. */
export function validateDeal(deal: FinancingDeal): DealIssue[] {
	return [...validateProfile(deal), ...validateNumbers(deal, extraRules)];
}
