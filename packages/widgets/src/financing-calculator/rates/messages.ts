import type { Translations } from "../../messages/index.js";
import { financingRatesTexts } from "../../messages/languages.js";

/** What is said where no rate of the dealer's lenders fits. */
export interface RatesMessages {
	noRateFits: string;
	noRates: string;
	otherTerms: string;
	otherScore: string;
	askDealer: string;
}

export const ratesTranslations: Translations<RatesMessages> = {
	en: {
		noRateFits: "None of the dealer's lenders has a rate for a credit score of {score} and {term}.",
		noRates: "The dealer lists no lender's rates right now.",
		otherTerms: "With this credit score there are rates for {terms}.",
		otherScore: "For {term}, rates start at a credit score of {score}.",
		askDealer: "Ask the dealer about other loans.",
	},
	...financingRatesTexts,
};
