import type { InquiryDeal } from "@nev/contract";
import type { FinancingApplication } from "../../financing-calculator/controller.js";

/**
 * What is sent of a worked-out deal, for one way to pay. The monthly budget is the visitor's own business,
 * and so is the credit score where no rate depends on it.
 */
export function inquiryDealOf({ offer, deal }: FinancingApplication): InquiryDeal {
	const { name, type, apr, term, monthlyPayment, totalCost, balloonPayment, rate } = offer;
	const { vehiclePrice, downPayment, creditScore, usage, taxBenefit } = deal;
	const { tradeInAllowance: allowance, tradeInOwed: owed, taxRate, taxBase, chargesPaid } = deal;
	const fees = deal.registrationFees + deal.dealerFees;
	return {
		...{ program: name, type, vehiclePrice, apr, term, monthlyPayment, totalCost },
		downPayment: type === "cash" ? vehiclePrice : downPayment,
		...(rate && { lender: rate.lender }),
		...(rate?.conditions && { conditions: rate.conditions }),
		...(rate?.endsOn && { endsOn: rate.endsOn }),
		...(balloonPayment !== undefined && { balloonPayment }),
		...((allowance > 0 || owed > 0) && { tradeIn: { allowance, owed } }),
		...(taxRate > 0 && { taxRate, taxBase }),
		...(fees > 0 && { fees }),
		...(type === "loan" && (taxRate > 0 || fees > 0) && { chargesPaid }),
		...(type === "loan" && { creditScore }),
		...(type !== "cash" && { usage, taxBenefit }),
	};
}
