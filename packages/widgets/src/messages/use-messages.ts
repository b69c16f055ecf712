import { useMemo } from "react";
import { useNev } from "../provider/index.js";

/** A widget's words in the languages that ship. */
export interface Translations<Messages> {
	en: Messages;
	es: Messages;
}

/** The words of a widget in the provider's language, with the host's own in place of some. */
export function useMessages<Messages extends object>(
	translations: Translations<Messages>,
	own: Partial<Messages> | undefined,
): Messages {
	const { locale } = useNev();
	return useMemo(
		() => ({ ...messagesFor(translations, locale), ...own }),
		[translations, locale, own],
	);
}

/** The words of a language; English where it does not ship. */
export function messagesFor<Messages>(
	translations: Translations<Messages>,
	locale: string,
): Messages {
	return /^es\b/i.test(locale) ? translations.es : translations.en;
}
