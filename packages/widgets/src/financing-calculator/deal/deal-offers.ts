import { type FinancingOption, recommendExamples } from "@nev/financing";
import type { RatesState } from "../rates/rates-state.js";
import { type FinancingDeal, hasExtras } from "./financing-deal.js";
import { optionFigures } from "./option-figures.js";

/**
 * The ways to pay for a deal, the best match first. Scores and ranks are the specification's; payment,
 * total cost and down payment include the trade-in, tax and fees. A lease's do not: how a lessor counts
 * them is not specified. A loan for which they leave nothing to finance, or less than
 * a cent a month, is not offered.
 */
export function dealOffers(deal: FinancingDeal, rates?: RatesState): FinancingOption[] {
	const options = recommend(deal, rates);
	if (!hasExtras(deal)) return options;
	return options.flatMap((option) => {
		if (option.type === "lease") return option;
		const { totalCost } = optionFigures(option, deal);
		if (option.type === "cash") return { ...option, totalCost, downPayment: totalCost };
		const offer = withFigures(option, deal, statedDownPayment(deal));
		return offer.monthlyPayment === 0 ? [] : offer;
	});
}

/** The loans that the visitor qualifies for, also if a trade-in leaves nothing to finance. */
export function loansFor(deal: FinancingDeal, rates?: RatesState): FinancingOption[] {
	return recommend(deal, rates).filter(({ type }) => type === "loan");
}

/**
 * An offer before trade-in, tax and fees: the specification's figures. Undefined if the offer includes none
 * of them.
 */
export function beforeExtras(
	option: FinancingOption,
	deal: FinancingDeal,
): FinancingOption | undefined {
	if (option.type === "lease" || !hasExtras(deal)) return undefined;
	if (!option.rate) return recommendExamples(deal).find(({ id }) => id === option.id);
	const none = { tradeInAllowance: 0, tradeInOwed: 0, taxRate: 0 };
	const plain = { ...deal, ...none, registrationFees: 0, dealerFees: 0 };
	return withFigures(option, plain, deal.downPayment);
}

/** A loan with the amounts of a deal. */
function withFigures(
	option: FinancingOption,
	deal: FinancingDeal,
	downPayment: number,
): FinancingOption {
	const { monthlyPayment, totalCost, balloonPayment } = optionFigures(option, deal);
	return {
		...{ ...option, monthlyPayment, totalCost, downPayment },
		...(balloonPayment && { balloonPayment }),
	};
}

function recommend(deal: FinancingDeal, rates: RatesState | undefined): FinancingOption[] {
	if (rates?.recommend) return rates.recommend(deal);
	const examples = recommendExamples(deal);
	// Without its rates a dealer has no loans to offer, and certainly not these.
	return rates?.status === "failed" ? examples.filter(({ type }) => type === "cash") : examples;
}

/**
 * The down payment to disclose, US dollars: the cash, and the trade-in's value above its debt. Tax and
 * fees are not part of it (12 CFR 1026.2(a)(18) and comment 2(a)(18)-3).
 */
export function statedDownPayment(deal: FinancingDeal): number {
	return deal.downPayment + Math.max(0, deal.tradeInAllowance - deal.tradeInOwed);
}
