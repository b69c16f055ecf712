import {
	correctionFormSchema,
	dealershipFormSchema,
	listingFields,
	mapDealershipFields,
	regionNames,
} from "@nev/contract";
import { dealerValuesSchema, dealerVisibilities, leadFormats } from "@nev/contract/desk";
import * as z from "zod/mini";
import type { KnownColumns } from "../../csv/columns.js";

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

/** The columns of a file of dealerships, with alternative headings. Most have none. */
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
	],
	...mapDealershipFields((): readonly string[] => []),
	name: [
		"dealer",
		"dealership",
		"dealer name",
		"dealership name",
		"company",
		"company name",
		"business name",
	],
	address: ["street", "street address", "address 1", "address line 1"],
	city: ["town"],
	state: ["state name", "st"],
	zipCode: ["zip", "postal code", "postcode", "postal"],
	phone: ["phone number", "telephone", "telephone number", "tel"],
	email: ["email address", "mail", "contact email"],
	website: ["web", "web site", "web address", "homepage", "url", "site"],
	openingHours: ["hours", "business hours", "store hours", "hours of operation"],
	timeZone: ["timezone"],
	latitude: ["lat"],
	longitude: ["lon", "lng", "long"],
	membershipId: ["membership", "membership number", "member id"],
	visibility: [],
	leadFormat: [],
	reviewedAt: [],
} as const satisfies KnownColumns<FormField | OperatorField | "latitude" | "longitude">;

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
