import { useMemo } from "react";
import { useNev } from "../provider/index.js";

/** A host page's own texts: any of a widget's messages, also within groups such as the labels. */
export type MessageOverrides<Messages> = { [Name in keyof Messages]?: Override<Messages[Name]> };

type Override<Message> = Message extends string | readonly string[] | undefined
	? Message
	: MessageOverrides<Message>;

/** A widget's messages in the languages that ship. */
export interface Translations<Messages> {
	en: Messages;
	es: Messages;
}

/**
 * The messages of a widget in the provider's language, with the host page's overrides.
 *
 * @param base messages of the enclosing part, to include in the result
 */
export function useMessages<Messages extends object, Base extends object = object>(
	translations: Translations<Messages>,
	overrides: MessageOverrides<Base & Messages> | undefined,
	base?: Base,
): Base & Messages {
	const { locale } = useNev();
	return useMemo(
		() => applyOverrides({ ...(base as Base), ...messagesFor(translations, locale) }, overrides),
		[translations, locale, overrides, base],
	);
}

/** Merges overrides into messages. Groups are merged message by message. */
export function applyOverrides<Messages extends object>(
	messages: Messages,
	overrides: MessageOverrides<Messages> | undefined,
): Messages {
	const merged = { ...messages } as Record<string, unknown>;
	for (const [name, override] of Object.entries(overrides ?? {})) {
		const message = merged[name];
		merged[name] =
			isGroup(message) && isGroup(override) ? applyOverrides(message, override) : override;
	}
	return merged as Messages;
}

const isGroup = (message: unknown): message is object =>
	typeof message === "object" && !Array.isArray(message);

/** The messages in a locale's language, or in English if that language does not ship. */
export function messagesFor<Messages>(
	translations: Translations<Messages>,
	locale: string,
): Messages {
	return translations[shippedLanguage(locale)];
}

function shippedLanguage(locale: string): keyof Translations<unknown> {
	return /^es\b/i.test(locale) ? "es" : "en";
}

/**
 * The locale for numbers and units within messages. It is the page's own, unless the messages fall
 * back to English: then it is English in the page's region.
 */
export function messagesLocale(locale: string, overrides: object | undefined): string {
	const { language, region } = new Intl.Locale(locale);
	if (overrides || language === shippedLanguage(locale)) return locale;
	return region ? `en-${region}` : "en";
}

/**
 * The language and direction attributes for an element that contains messages. The page's language
 * may not ship, or may be written right to left. Overrides are in the page's language.
 */
export function languageAttributes(
	locale: string,
	overrides: object | undefined,
): { lang: string; dir?: "ltr" } {
	return overrides ? { lang: locale } : { lang: shippedLanguage(locale), dir: "ltr" };
}
