import type { LocatorMapMessages } from "../map/messages.js";
import type { PluralMessage, Translations } from "../messages/index.js";
import { otherReadingsTexts } from "../messages/languages.js";
import type { HoursMessages } from "../opening-hours/messages.js";

/** Every text of the dealer locator, including those for screen readers. Those of its later parts are loaded with them. */
export interface DealerLocatorMessages extends LocatorMapMessages, HoursMessages, ReadingMessages {}

/** The texts of what else a search may have meant. */
export interface ReadingMessages {
	didYouMean: string;
	textMatches: PluralMessage;
	/** The dealerships around the latest place, if a name finds none. */
	nearestTo: string;
}

export const readingTranslations: Translations<ReadingMessages> = {
	en: {
		didYouMean: "Did you mean:",
		textMatches: {
			one: "Show {count} dealer with “{text}” in its name, city or state",
			other: "Show {count} dealers with “{text}” in their name, city or state",
		},
		nearestTo: "The nearest to {place}:",
	},
	...otherReadingsTexts,
};
