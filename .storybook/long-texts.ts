import {
	ContactForm,
	DealerLocator,
	DealerMap,
	DealershipForm,
	FinancingCalculator,
	InquiryForm,
	InventoryGrid,
	Payment,
} from "@nev/widgets";
import type { Decorator } from "@storybook/react-vite";
import { contactFormTranslations } from "../packages/widgets/src/contact-form/messages.js";
import { dealershipFormTranslations } from "../packages/widgets/src/dealership-form/messages.js";
import { type Translations, widgetWords } from "./widget-words.js";

/** The texts of each component that `messages` replaces. */
const wordsOf = new Map<unknown, readonly Translations[]>([
	[ContactForm, [contactFormTranslations]],
	[DealerLocator, replaceable("dealer-locator")],
	[DealerMap, replaceable("dealer-map")],
	[DealershipForm, [dealershipFormTranslations]],
	[FinancingCalculator, replaceable("financing-calculator")],
	[InquiryForm, replaceable("inquiry-form")],
	[InventoryGrid, replaceable("inventory-grid")],
	[Payment, replaceable("payment")],
]);

/**
 * Shows a widget's texts half as long again, without a space to break at, as a German translation may be: those
 * of a component, or with the parameter `widget` those of an element.
 */
export const withLongTexts: Decorator = (Story, { globals, component, parameters, args }) => {
	const { widget } = parameters;
	const words = widget ? replaceable(widget) : wordsOf.get(component);
	if (globals.texts !== "long" || !words) return Story();
	const texts = words.map((translations) => translations[globals.locale as keyof Translations]);
	return Story({ args: { ...args, messages: lengthen(Object.assign({}, ...texts)) } });
};

function replaceable(name: keyof typeof widgetWords): readonly Translations[] {
	return Object.values(widgetWords[name].parts);
}

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
