import type { InquiryDeal } from "@nev/contract";
import type { FinancingOption } from "@nev/financing";
import type { FinancingDeal } from "@nev/widgets";
import { inquiryDealOf as dealOf, writeDealLink } from "@nev/widgets/internal";

/** What is sent of a worked-out deal, for one way to pay, with a link that opens it on its vehicle's page. */
export function inquiryDealOf(offer: FinancingOption, deal: FinancingDeal): InquiryDeal {
	const { monthlyBudget, downPayment, preferredTerm, creditScore, usage, taxBenefit, ...others } =
		deal;
	const link = writeDealLink({
		...others,
		...(offer.type !== "cash" && { downPayment, preferredTerm, usage, taxBenefit }),
		...(offer.type === "loan" && { creditScore }),
	});
	return { ...dealOf({ offer, deal }), link };
}
