import { type FinancingOption, recommendFinancing } from "@nev/financing";
import { type FinancingDeal, hasExtras } from "./financing-deal.js";
import { optionFigures } from "./option-figures.js";

/**
 * The ways to pay for a deal, the best match first. Scores and ranks are the specification's; payment,
 * total cost and down payment include the trade-in, tax and fees. A lease's do not: how a lessor counts
 * them is not specified. A loan for which they leave nothing to finance, or less than
 * a cent a month, is not offered.
 */
export function dealOffers(deal: FinancingDeal): FinancingOption[] {
	const options = recommendFinancing(deal);
	if (!hasExtras(deal)) return options;
	return options.flatMap((option) => {
		if (option.type === "lease") return option;
		const { monthlyPayment, totalCost } = optionFigures(option, deal);
		if (option.type === "cash") return { ...option, totalCost, downPayment: totalCost };
		if (monthlyPayment === 0) return [];
		return { ...option, monthlyPayment, totalCost, downPayment: statedDownPayment(deal) };
	});
}

/** The loans that the visitor qualifies for, also if a trade-in leaves nothing to finance. */
export function loansFor(deal: FinancingDeal): FinancingOption[] {
	return recommendFinancing(deal).filter(({ type }) => type === "loan");
}

/**
 * An offer before trade-in, tax and fees: the specification's figures. Undefined if the offer includes none
 * of them.
 */
export function beforeExtras(
	{ id, type }: FinancingOption,
	deal: FinancingDeal,
): FinancingOption | undefined {
	if (type === "lease" || !hasExtras(deal)) return undefined;
	return recommendFinancing(deal).find((option) => option.id === id);
}

/**
 * The down payment to disclose, US dollars: the cash, and the trade-in's value above its debt. Tax and
 * fees are not part of it (12 CFR 1026.2(a)(18) and comment 2(a)(18)-3).
 */
export function statedDownPayment(deal: FinancingDeal): number {
	return deal.downPayment + Math.max(0, deal.tradeInAllowance - deal.tradeInOwed);
}
