import { type DealFigures, type FinancingOption, validDealFigures } from "@nev/financing";
import { extrasOf, type FinancingDeal } from "./financing-deal.js";

/**
 * The amounts of a loan or a cash purchase with the deal's trade-in, tax and fees. The total cost is never below 0,
 * even if the trade-in is worth more than everything.
 */
export function optionFigures(option: FinancingOption, deal: FinancingDeal): DealFigures {
	const figures = validDealFigures({
		vehiclePrice: deal.vehiclePrice,
		// A cash purchase pays everything at once, so there is no down payment.
		downPayment: option.type === "cash" ? 0 : deal.downPayment,
		apr: option.apr,
		term: option.term || 1,
		balloonPercent: option.rate?.balloonPercent,
		...extrasOf(deal),
	});
	return { ...figures, totalCost: Math.max(0, figures.totalCost) };
}
