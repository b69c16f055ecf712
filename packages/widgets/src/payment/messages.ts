import type { StartingPaymentMessages } from "../financing-calculator/starting-payment/messages.js";
import type { Translations } from "../messages/index.js";
import { paymentTexts } from "../messages/languages.js";

/** The texts of a payment within a sentence. */
export interface PaymentMessages extends Omit<StartingPaymentMessages, "startingPayment"> {
	/** Begins with a small letter, because it stands within a sentence or under a price. */
	payment: string;
}

export const paymentTranslations: Translations<Pick<PaymentMessages, "payment">> = {
	en: { payment: "from {amount} a month" },
	...paymentTexts,
};
