import * as es from "./texts/es.js";

/** The languages that the texts are in, as `lang` has them, by their own names. */
export const languages = { en: "English", es: "Español" } as const;

export type Language = keyof typeof languages;

/** The languages with a file of texts. English is beside the widgets. */
type OtherLanguage = Exclude<Language, "en">;

/** Texts in every language that ships. A language without its texts does not compile. */
export type Translations<Messages> = Readonly<Record<Language, Messages>>;

type Others = Readonly<Record<OtherLanguage, object>>;

/** The texts of each of them, by the parts of widgets. */
export const otherTexts: Others = { es };

// One export for each part of a widget, so that a bundle has the texts of its own parts only.
export const comparisonTexts = { es: es.comparison } satisfies Others;
export const contactFormTexts = { es: es.contactForm } satisfies Others;
export const dealerSearchTexts = { es: es.dealerSearch } satisfies Others;
export const dealershipFormTexts = { es: es.dealershipForm } satisfies Others;
export const financingCalculatorTexts = { es: es.financingCalculator } satisfies Others;
export const financingDetailsTexts = { es: es.financingDetails } satisfies Others;
export const financingRatesTexts = { es: es.financingRates } satisfies Others;
export const financingVehicleTexts = { es: es.financingVehicle } satisfies Others;
export const inquiryDealTexts = { es: es.inquiryDeal } satisfies Others;
export const inquiryFormTexts = { es: es.inquiryForm } satisfies Others;
export const inventoryGridTexts = { es: es.inventoryGrid } satisfies Others;
export const mapTexts = { es: es.map } satisfies Others;
export const openingHoursTexts = { es: es.openingHours } satisfies Others;
export const paymentTexts = { es: es.payment } satisfies Others;
export const sortingTexts = { es: es.sorting } satisfies Others;
export const startingPaymentTexts = { es: es.startingPayment } satisfies Others;
export const otherReadingsTexts = { es: es.otherReadings } satisfies Others;
export const widgetTexts = { es: es.widget } satisfies Others;

/** The language of the texts for a locale: its own, or English if that does not ship. */
export function languageOf(locale: string): Language {
	const [language] = locale.toLowerCase().split("-");
	return (Object.keys(languages) as Language[]).find((known) => known === language) ?? "en";
}

/** Texts that are made from those of several parts. */
export const inEachLanguage = <Messages>(
	textsIn: (language: Language) => Messages,
): Translations<Messages> =>
	Object.fromEntries(
		(Object.keys(languages) as Language[]).map((language) => [language, textsIn(language)]),
	) as Record<Language, Messages>;
