import type { Translations } from "../../messages/index.js";
import { inquiryDealTexts } from "../../messages/languages.js";

/** The texts of the box that sends what the visitor has worked out. */
export interface DealFieldMessages {
	sendDeal: string;
	dealLoan: string;
	dealLease: string;
	dealCash: string;
	/** Said last where the payment has them. */
	dealExtras: string;
	dealBalloon: string;
	/** Whom a lender's rate is for, and until when. */
	dealConditions: string;
	dealEndsOn: string;
}

export const dealFieldTranslations: Translations<DealFieldMessages> = {
	en: {
		sendDeal: "Send my numbers:",
		dealLoan:
			"{program} for {price}, {payment} a month for {term} months at {rate} APR, {down} down, {total} total",
		dealLease:
			"{program} for {price}, {payment} a month for {term} months, {down} due at signing, {total} total",
		dealCash: "{program}, {total} total",
		dealExtras: "with trade-in, tax and fees",
		dealBalloon: "with a balloon payment of {amount} with the last payment",
		dealConditions: "Conditions: {conditions}",
		dealEndsOn: "Offered until {day}.",
	},
	...inquiryDealTexts,
};
