import {
	ContactForm,
	DealerLocator,
	DealerMap,
	DealershipForm,
	dealerLocatorTranslations,
	FinancingCalculator,
	InquiryForm,
	InventoryGrid,
	Payment,
} from "@nev/widgets";
import type { Decorator } from "@storybook/react-vite";
import { contactFormTranslations } from "../packages/widgets/src/contact-form/messages.js";
import { dealershipFormTranslations } from "../packages/widgets/src/dealership-form/messages.js";
import { calculatorTranslations } from "../packages/widgets/src/financing-calculator/messages.js";
import { startingPaymentTranslations } from "../packages/widgets/src/financing-calculator/starting-payment/messages.js";
import { sharedFormMessages } from "../packages/widgets/src/forms/messages.js";
import { inquiryFormTranslations } from "../packages/widgets/src/inquiry-form/messages.js";
import { inventoryGridTranslations } from "../packages/widgets/src/inventory-grid/messages.js";
import { paymentTranslations } from "../packages/widgets/src/payment/messages.js";

/** The English texts of each widget. */
const messagesOf = new Map<unknown, object>([
	[ContactForm, { ...sharedFormMessages, ...contactFormTranslations.en }],
	[DealerLocator, dealerLocatorTranslations.en],
	[DealerMap, dealerLocatorTranslations.en],
	[DealershipForm, { ...sharedFormMessages, ...dealershipFormTranslations.en }],
	[FinancingCalculator, calculatorTranslations.en],
	[InquiryForm, { ...sharedFormMessages, ...inquiryFormTranslations.en }],
	[InventoryGrid, inventoryGridTranslations.en],
	[Payment, { ...startingPaymentTranslations.en, ...paymentTranslations.en }],
]);

/** Shows a widget's texts half as long again, without a space to break at, as a German translation may be. */
export const withLongTexts: Decorator = (Story, { globals, component, args }) => {
	const messages = messagesOf.get(component);
	if (globals.texts !== "long" || !messages) return Story();
	return Story({ args: { ...args, messages: lengthen(messages) } });
};

function lengthen<Message>(message: Message): Message {
	if (typeof message === "string") return lengthenText(message) as Message;
	if (Array.isArray(message)) return message.map(lengthen) as Message;
	if (typeof message !== "object" || message === null) return message;
	return Object.fromEntries(
		Object.entries(message).map(([name, value]) => [name, lengthen(value)]),
	) as Message;
}

/** Placeholders such as `{count}` stay. */
function lengthenText(text: string): string {
	return text.replace(/\{[^}]*\}|\p{L}{4,}/gu, (word) =>
		word.startsWith("{") ? word : word + word.slice(-Math.ceil(word.length / 2)).toLowerCase(),
	);
}
