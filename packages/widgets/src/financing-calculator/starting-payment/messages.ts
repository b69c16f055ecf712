import type { Translations } from "../../messages/index.js";
import { startingPaymentTexts } from "../../messages/languages.js";

/** The texts of a monthly payment beside a price. */
export interface StartingPaymentMessages {
	startingPayment: string;
	/** Regulation Z asks for the down payment, the terms of repayment and the rate (12 CFR 1026.24(d)(2)). */
	startingPaymentTerms: string;
	/** The same of a lender's rate. */
	startingPaymentOfLender: string;
}

export const startingPaymentTranslations: Translations<StartingPaymentMessages> = {
	en: {
		startingPayment: "From {amount} a month",
		startingPaymentTerms:
			"{total} total: {down} down, {term} months at {rate} APR. Estimate for a credit score of {score}.",
		startingPaymentOfLender:
			"{total} total: {down} down, {term} months at {rate} APR from {lender}. Estimate for a credit score of {score}.",
	},
	...startingPaymentTexts,
};
