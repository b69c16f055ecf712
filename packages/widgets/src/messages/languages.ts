/** The languages that the texts are in, as `lang` has them, by their own names. */
export const languages = { en: "English", es: "Español" } as const;

export type Language = keyof typeof languages;

/** Texts in every language that ships. A language without its texts does not compile. */
export type Translations<Messages> = Readonly<Record<Language, Messages>>;

/** The language of the texts for a locale: its own, or English if that does not ship. */
export function languageOf(locale: string): Language {
	const [language] = locale.toLowerCase().split("-");
	return (Object.keys(languages) as Language[]).find((known) => known === language) ?? "en";
}
