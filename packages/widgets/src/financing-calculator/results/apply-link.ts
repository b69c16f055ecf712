import { writeDealLink } from "../deal/deal-link.js";
import type { FinancingDeal } from "../deal/financing-deal.js";

/**
 * The address of an application form, with the option, the rounded terms, and a trade-in, tax and fees in
 * its fragment, but nothing about the visitor. An address that already has a fragment is returned unchanged.
 */
export function applyLink(applyUrl: string, optionId: string, deal: FinancingDeal): string {
	if (applyUrl.includes("#")) return applyUrl;
	const { creditScore, monthlyBudget, usage, taxBenefit, ...terms } = deal;
	const fragment = writeDealLink({
		...terms,
		vehiclePrice: Math.round(deal.vehiclePrice),
		downPayment: Math.round(deal.downPayment),
	});
	return `${applyUrl}#${fragment}&option=${optionId}`;
}
