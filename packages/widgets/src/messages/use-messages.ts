import { useMemo } from "react";
import { useNev } from "../provider/index.js";

/**
 * The host's own words in place of some: all of them optional, in groups too, such as the fields'
 * labels.
 */
export type MessageOverrides<Words> = { [Name in keyof Words]?: OwnWords<Words[Name]> };

type OwnWords<Words> = Words extends string | readonly string[] | undefined
	? Words
	: MessageOverrides<Words>;

/** A widget's words in the languages that ship. */
export interface Translations<Messages> {
	en: Messages;
	es: Messages;
}

/**
 * The words of a widget in the provider's language, with the host's own in place of some.
 *
 * @param around the words of the part that this one stands in, which are given along
 */
export function useMessages<Messages extends object, Around extends object = object>(
	translations: Translations<Messages>,
	own: MessageOverrides<Around & Messages> | undefined,
	around?: Around,
): Around & Messages {
	const { locale } = useNev();
	return useMemo(
		() => applyOverrides({ ...(around as Around), ...messagesFor(translations, locale) }, own),
		[translations, locale, own, around],
	);
}

/** The words with the host's own in their places; of a group each word by itself. */
export function applyOverrides<Words extends object>(
	words: Words,
	own: MessageOverrides<Words> | undefined,
): Words {
	const together = { ...words } as Record<string, unknown>;
	for (const [name, text] of Object.entries(own ?? {})) {
		const group = together[name];
		together[name] = isGroup(group) && isGroup(text) ? applyOverrides(group, text) : text;
	}
	return together as Words;
}

const isGroup = (words: unknown): words is object =>
	typeof words === "object" && !Array.isArray(words);

/** The words of a language; English where it does not ship. */
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
 * The locale of the numbers and units among a widget's words: the page's own, and where its language
 * does not ship, English as it is used in the page's region.
 */
export function messagesLocale(locale: string, own: object | undefined): string {
	const { language, region } = new Intl.Locale(locale);
	if (own || language === shippedLanguage(locale)) return locale;
	return region ? `en-${region}` : "en";
}

/**
 * What a widget's words are written in, for the element around them: the page's own language may be
 * one that does not ship, or one that is written from right to left. Where the host gives words of
 * its own, they are in the page's language.
 */
export function languageAttributes(
	locale: string,
	own: object | undefined,
): { lang: string; dir?: "ltr" } {
	return own ? { lang: locale } : { lang: shippedLanguage(locale), dir: "ltr" };
}
