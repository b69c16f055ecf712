import type { InquiryDeal } from "@nev/contract";
import type { FinancingOption } from "@nev/financing";
import type { FinancingDeal } from "@nev/widgets";
import { writeDealLink } from "@nev/widgets/internal";

/**
 * What is sent of a worked-out deal, for one way to pay. The monthly budget is the visitor's own business,
 * and so is the credit score where no rate depends on it.
 */
export function inquiryDealOf(option: FinancingOption, deal: FinancingDeal): InquiryDeal {
	const { name, type, apr, term, monthlyPayment, totalCost, balloonPayment, rate } = option;
	const { vehiclePrice, downPayment, preferredTerm, ...others } = deal;
	const { monthlyBudget: _, creditScore, usage, taxBenefit, ...extras } = others;
	const { tradeInAllowance: allowance, tradeInOwed: owed, taxRate, taxBase, chargesPaid } = extras;
	const fees = extras.registrationFees + extras.dealerFees;
	const buyer = {
		...(type === "loan" && { creditScore }),
		...(type !== "cash" && { usage, taxBenefit }),
	};
	const terms = type !== "cash" && { downPayment, preferredTerm };
	return {
		...{ program: name, type, vehiclePrice, apr, term, monthlyPayment, totalCost },
		downPayment: type === "cash" ? vehiclePrice : downPayment,
		...(rate && { lender: rate.lender }),
		...(balloonPayment !== undefined && { balloonPayment }),
		...((allowance > 0 || owed > 0) && { tradeIn: { allowance, owed } }),
		...(taxRate > 0 && { taxRate, taxBase }),
		...(fees > 0 && { fees }),
		...(type === "loan" && (taxRate > 0 || fees > 0) && { chargesPaid }),
		...buyer,
		link: writeDealLink({ vehiclePrice, ...extras, ...terms, ...buyer }),
	};
}
