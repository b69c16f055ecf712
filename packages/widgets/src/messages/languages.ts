/** Texts in every language that ships. A language without its texts does not compile. */
export interface Translations<Messages> {
	en: Messages;
	es: Messages;
}

/** A language that the texts are in. */
export type Language = keyof Translations<unknown>;

/** Whether a locale's language is Spanish. */
export const isSpanish = (locale: string): boolean => /^es\b/i.test(locale);

/** The language of the texts for a locale: its own, or English if that does not ship. */
export const languageOf = (locale: string): Language => (isSpanish(locale) ? "es" : "en");
