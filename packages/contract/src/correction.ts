import * as z from "zod/mini";
import { listingFields, listingLabels } from "./listing-fields.js";
import { dealershipFormSchema, signupLabels } from "./new-dealership.js";
import { optionalDay } from "./text-fields.js";
import { regionNames } from "./us-states.js";

/** What a dealer corrects of its own listing, by the rules of the signup. An empty text is null where it may be. */
export const correctionFormSchema = z.object({
	address: dealershipFormSchema.shape.address,
	city: dealershipFormSchema.shape.city,
	state: z.enum(regionNames, "State is required"),
	zipCode: dealershipFormSchema.shape.zipCode,
	phone: dealershipFormSchema.shape.phone,
	email: dealershipFormSchema.shape.email,
	...listingFields,
	/** The day from which it is listed again. */
	pausedUntil: optionalDay("Enter a date, such as 2026-12-31"),
});

export type CorrectionForm = z.infer<typeof correctionFormSchema>;

export type CorrectionField = keyof CorrectionForm;

export const correctionFields = Object.keys(correctionFormSchema.shape) as CorrectionField[];

/** What forms, mails and lists of changes call the fields of a dealership. */
export const dealershipLabels = {
	...signupLabels,
	...listingLabels,
	timeZone: "Time zone",
	pausedUntil: "Paused until",
} as const;

type LabelledField = keyof typeof dealershipLabels;

/** A value for each of these fields. */
export function mapDealershipFields<Value>(
	toValue: (field: LabelledField) => Value,
): Record<LabelledField, Value> {
	const fields = Object.keys(dealershipLabels) as LabelledField[];
	const entries = fields.map((field) => [field, toValue(field)]);
	return Object.fromEntries(entries) as Record<LabelledField, Value>;
}
