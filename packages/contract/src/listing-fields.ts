import type * as z from "zod/mini";
import type { Dealership } from "./dealership.js";
import type { DealershipForm } from "./new-dealership.js";
import { openingHoursText } from "./opening-hours/opening-hours-text.js";
import { webAddress } from "./text-fields.js";

/** A public text of a dealership that its signup does not ask for. */
export type ListingField = Exclude<
	keyof Dealership,
	keyof DealershipForm | "id" | "latitude" | "longitude" | "isSample"
>;

/**
 * The rules of these texts. Dealers and operators edit them, and imports read them. An empty text is null.
 */
export const listingFields = {
	website: webAddress("Enter a web address, such as https://www.example.com"),
	openingHours: openingHoursText(
		"Enter opening hours as in Mon-Fri 8 AM-6 PM; Sat 9 AM-4 PM; holidays closed",
	),
} satisfies Record<ListingField, z.ZodMiniType<string | null, string | null>>;

export const listingFieldNames = Object.keys(listingFields) as ListingField[];

/** What forms, mails and lists of changes call them. */
export const listingLabels: Readonly<Record<ListingField, string>> = {
	website: "Website",
	openingHours: "Opening hours",
};

/** The types of their inputs. */
export const listingInputTypes: Readonly<Record<ListingField, "text" | "url">> = {
	website: "url",
	openingHours: "text",
};

/** What forms say below their inputs. */
export const listingHints: Readonly<Partial<Record<ListingField, string>>> = {
	openingHours:
		"Such as Mon-Fri 8 AM-6 PM; Sat 9 AM-4 PM; Sun by appointment; holidays closed. Add single days at the end: Dec 24-26 closed. Holidays means federal holidays.",
};
