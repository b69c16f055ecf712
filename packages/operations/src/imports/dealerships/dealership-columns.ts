import {
	correctionFormSchema,
	dealershipFormSchema,
	listingFields,
	mapDealershipFields,
	regionNames,
} from "@nev/contract";
import {
	dealerValuesSchema,
	dealerVisibilities,
	leadAddressesSchema,
	leadFormats,
} from "@nev/contract/desk";
import * as z from "zod/mini";
import type { KnownColumns } from "../../tables/heading-meanings.js";

/** A dealership in a territory or in the District has an address, but no page for its state. */
export const formSchema = z.extend(dealershipFormSchema, { state: z.enum(regionNames) });

/** An empty cell is an absent value. A union would not tell what is wrong with another one. */
function optional<Schema extends z.core.$ZodType<unknown, string>>(schema: Schema) {
	return z.pipe(
		z.transform((text: string) => text || null),
		z.nullable(schema),
	);
}

/** One of some words in lower case, which a cell may have in any case. */
function oneOf<Word extends string>(words: readonly Word[]) {
	return z.pipe(
		z.transform((text: string) => text.toLowerCase()),
		z.enum(words, `Give one of ${words.join(", ")}`),
	);
}

/** What is stored besides the fields of the signup. */
export const operatorSchema = z.object({
	...listingFields,
	timeZone: dealerValuesSchema.shape.timeZone,
	pausedUntil: correctionFormSchema.shape.pausedUntil,
	ref: dealerValuesSchema.shape.ref,
	visibility: optional(oneOf(dealerVisibilities)),
	leadFormat: optional(oneOf(leadFormats)),
	leadAddresses: leadAddressesSchema,
	reviewedAt: optional(
		z.pipe(
			z.iso.datetime("Give a time such as 2026-11-21T08:00:00Z"),
			z.transform((text) => new Date(text)),
		),
	),
});

type FormField = keyof typeof formSchema.shape;
type OperatorField = keyof typeof operatorSchema.shape;

export const formFields = Object.keys(formSchema.shape) as FormField[];
export const operatorFields = Object.keys(operatorSchema.shape) as OperatorField[];

/** The columns of a file of dealerships, with alternative headings, the best known first. Most have none. */
export const dealershipColumns = {
	ref: [
		"reference",
		"dealer id",
		"dealer number",
		"dealer code",
		"store id",
		"store number",
		"store code",
		"location id",
		"external id",
		...["location number", "location code", "shop id", "shop number", "store no", "store num"],
		...["location no", "dealer no", "entity id", "account id", "account number"],
		"vendor id",
	],
	...mapDealershipFields((): readonly string[] => []),
	name: [
		...["dealer name", "dealership name", "store name", "location name", "shop name"],
		...["branch name", "dba name", "dba", "dealer", "dealership", "sl store", "business name"],
		...["company name", "account name", "company", "post title", "title"],
	],
	address: [
		...["street", "street address", "address 1", "address line 1", "street 1", "line 1"],
		...["street line 1", "street address 1", "street address line 1", "addr"],
		...["addr 1", "billing street", "billing address"],
	],
	city: ["town", "city name", "city/town", "locality", "billing city"],
	state: [
		...["state name", "st", "state abbr", "state abbreviation", "state code", "state/province"],
		...[
			"state/region",
			"state/province/region",
			"province/state",
			"administrative area",
			"address region",
		],
		...["billing state", "billing state/province"],
	],
	zipCode: [
		...["zip", "postal code", "postcode", "postal", "zip/postal code", "postal code/zip"],
		"postal/zip code",
		...["zip or postal code", "billing zip", "billing zip code", "billing postal code"],
		"billing zip/postal code",
	],
	phone: [
		...["phone number", "primary phone", "main phone", "telephone", "telephone number", "tel"],
		"phone 1",
	],
	email: ["email address", "emails", "mail", "contact email"],
	website: [
		...["website url", "web", "web site", "web address", "website address", "web page", "homepage"],
		...["url", "site"],
	],
	openingHours: [
		...["hours", "business hours", "store hours", "hours of operation", "open hours"],
		...["operating hours", "working hours", "opening times"],
	],
	timeZone: ["timezone"],
	latitude: ["lat", "display latitude", "display coordinate latitude"],
	longitude: ["lon", "lng", "long", "display longitude", "display coordinate longitude"],
	membershipId: ["membership", "membership number", "member id"],
	visibility: [],
	leadFormat: [],
	leadAddresses: [],
	reviewedAt: [],
} as const satisfies KnownColumns<FormField | OperatorField | "latitude" | "longitude">;

/** Whether a line is the end of those before it. The number of a road may be that of a unit, too. */
function isRepeated(before: string, line: string): boolean {
	const isShort = /^(\d+[a-z]?|[a-z])$/.test(line);
	return `, ${before}`.endsWith(`, ${line}`) || (!isShort && before.endsWith(` ${line}`));
}

/** The lines of an address below the first one. */
export const addressLines = {
	/** A house number alone is of the street behind it. */
	join: (before: string, line: string) =>
		isRepeated(before.toLowerCase(), line.toLowerCase())
			? before
			: `${before}${/^\d+[a-z]?$/i.test(before) ? " " : ", "}${line}`,
	following: ["2", "3", "4", "5"].flatMap((n) =>
		["address", "address line", "addr", "street", "street line", "street address"]
			.map((line) => `${line} ${n}`)
			.concat(n === "2" ? ["street address line 2", "billing street 2"] : []),
	),
};

export type DealershipField = keyof typeof dealershipColumns;

export const dealershipFields = Object.keys(dealershipColumns) as DealershipField[];

/** Without `state`: the ZIP code tells a missing state. */
export const requiredColumns = [
	"name",
	"address",
	"city",
	"zipCode",
	"phone",
	"email",
] as const satisfies readonly DealershipField[];
