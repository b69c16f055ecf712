import { amountText, parseAmount, parsePercent, percentText } from "./amount-text.js";
import { type DealField, defaultDeal, type FinancingDeal } from "./financing-deal.js";

/** The text in each of the form's fields, valid or not. */
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

/** Writes a deal as the texts of the form's fields. */
export function formatDeal(locale: string, deal: FinancingDeal): DealDraft {
	const texts = Object.entries(deal).map(([field, value]) => [field, String(value)]);
	const amounts = amountFields.map((field) => [field, amountText(locale, deal[field])]);
	const taxRate = percentText(locale, deal.taxRate);
	return { ...Object.fromEntries(texts), ...Object.fromEntries(amounts), taxRate };
}

/** Reads the deal in the form's fields. A value is NaN if its text is not a number. */
export function parseDraft(locale: string, draft: DealDraft): FinancingDeal {
	const amounts = amountFields.map((field) => [field, parseAmount(locale, draft[field])]);
	return {
		...defaultDeal,
		...Object.fromEntries(amounts),
		taxRate: parsePercent(draft.taxRate),
		creditScore: Number(draft.creditScore),
		preferredTerm: Number(draft.preferredTerm),
		// The fields offer only these choices.
		usage: draft.usage as FinancingDeal["usage"],
		taxBase: draft.taxBase as FinancingDeal["taxBase"],
		chargesPaid: draft.chargesPaid as FinancingDeal["chargesPaid"],
		taxBenefit: draft.taxBenefit === "true",
	};
}

/** Rewrites the numbers of a draft for a locale with another decimal separator. Other text stays as it is. */
export function translateDraft(from: string, to: string, draft: DealDraft): DealDraft {
	if (amountText(from, 0.5) === amountText(to, 0.5)) return draft;
	const deal = parseDraft(from, draft);
	const texts = Object.entries(formatDeal(to, deal)).map(([name, text]) => {
		const field = name as DealField;
		const isUnchanged = Number.isNaN(deal[field]) || !/[.,]/.test(draft[field]);
		return [field, isUnchanged ? draft[field] : text];
	});
	return Object.fromEntries(texts);
}
