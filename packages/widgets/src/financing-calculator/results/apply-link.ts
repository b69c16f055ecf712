import { writeDealLink } from "../deal/deal-link.js";
import type { FinancingDeal } from "../deal/financing-deal.js";

/**
 * The address of an application form, with the option and the rounded terms in its fragment, but no
 * credit score and no budget. An address that already has a fragment is returned unchanged.
 */
export function applyLink(applyUrl: string, optionId: string, deal: FinancingDeal): string {
	if (applyUrl.includes("#")) return applyUrl;
	const { vehiclePrice, downPayment, preferredTerm } = deal;
	const terms = writeDealLink({
		vehiclePrice: Math.round(vehiclePrice),
		downPayment: Math.round(downPayment),
		preferredTerm,
	});
	return `${applyUrl}#${terms}&option=${optionId}`;
}
