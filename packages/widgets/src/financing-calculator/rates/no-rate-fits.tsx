import { type FinancingRate, nearestRates } from "@nev/financing";
import { formatMessage, useMessages } from "../../messages/index.js";
import { useNev } from "../../provider/index.js";
import { useCalculator } from "../calculator-context.js";
import type { FinancingDeal } from "../deal/financing-deal.js";
import { ratesTranslations } from "./messages.js";

export interface NoRateFitsProps {
	deal: FinancingDeal;
	/** Those that are still offered. */
	rates: readonly FinancingRate[];
}

/** Says that no rate of the dealer's lenders fits, and what would. */
export function NoRateFits({ deal, rates }: NoRateFitsProps) {
	const { messages: calculatorMessages, messageOverrides } = useCalculator();
	const messages = useMessages(ratesTranslations, messageOverrides);
	const { locale } = useNev();
	const months = (count: number) => formatMessage(locale, calculatorMessages.months, { count });
	const { terms, creditScore } = nearestRates(deal, rates);
	const values = { score: deal.creditScore, term: months(deal.preferredTerm) };
	const list = new Intl.ListFormat(locale, { type: "disjunction" });
	const texts = [
		formatMessage(locale, rates.length > 0 ? messages.noRateFits : messages.noRates, values),
		terms.length > 0 &&
			formatMessage(locale, messages.otherTerms, { terms: list.format(terms.map(months)) }),
		creditScore && formatMessage(locale, messages.otherScore, { ...values, score: creditScore }),
		messages.askDealer,
	];
	return <p>{texts.filter(Boolean).join(" ")}</p>;
}
