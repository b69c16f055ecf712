import { amountText, parseAmount, parsePercent, percentText } from "./amount-text.js";
import { type DealField, defaultDeal, type FinancingDeal } from "./financing-deal.js";

/** A deal as it stands in the form's fields: text, right or wrong. */
export type DealDraft = Readonly<Record<DealField, string>>;

const amountFields = [
	"vehiclePrice",
	"downPayment",
	"monthlyBudget",
	"tradeInAllowance",
	"tradeInOwed",
	"registrationFees",
	"dealerFees",
] as const satisfies readonly DealField[];

/** The form's fields for a deal. */
export function draftOf(deal: FinancingDeal, locale: string): DealDraft {
	const texts = Object.entries(deal).map(([field, value]) => [field, String(value)]);
	const amounts = amountFields.map((field) => [field, amountText(locale, deal[field])]);
	const taxRate = percentText(locale, deal.taxRate);
	return { ...Object.fromEntries(texts), ...Object.fromEntries(amounts), taxRate };
}

/** The deal that a form's fields hold; NaN where one holds no number. */
export function dealOf(draft: DealDraft, locale: string): FinancingDeal {
	const amounts = amountFields.map((field) => [field, parseAmount(locale, draft[field])]);
	return {
		...defaultDeal,
		...Object.fromEntries(amounts),
		taxRate: parsePercent(locale, draft.taxRate),
		creditScore: Number(draft.creditScore),
		preferredTerm: Number(draft.preferredTerm),
		// The fields offer these choices only.
		usage: draft.usage as FinancingDeal["usage"],
		taxBase: draft.taxBase as FinancingDeal["taxBase"],
		chargesPaid: draft.chargesPaid as FinancingDeal["chargesPaid"],
		taxBenefit: draft.taxBenefit === "true",
	};
}

/** A draft as another language writes it: each number keeps its value, all else its letters. */
export function translateDraft(draft: DealDraft, from: string, to: string): DealDraft {
	const deal = dealOf(draft, from);
	const same = dealOf(draft, to);
	const texts = Object.entries(draftOf(deal, to)).map(([name, text]) => {
		const field = name as DealField;
		const isKept = Number.isNaN(deal[field]) || Object.is(deal[field], same[field]);
		return [field, isKept ? draft[field] : text];
	});
	return Object.fromEntries(texts);
}
