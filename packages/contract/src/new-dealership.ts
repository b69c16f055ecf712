import * as z from "zod/mini";
import { spamSignalFields } from "./spam-signals.js";
import { emailAddress, singleLine } from "./text-fields.js";
import { stateNames } from "./us-states.js";

/** The fields of the dealer signup form, with the messages of the specification, section 5. */
export const dealershipFormSchema = z.object({
	name: singleLine(1, "Dealership name is required"),
	address: singleLine(1, "Address is required"),
	city: singleLine(1, "City is required"),
	state: z.enum(stateNames, "State is required"),
	zipCode: singleLine(5, "ZIP code is required"),
	phone: singleLine(10, "Phone number must be at least 10 digits"),
	email: emailAddress("Valid email address is required"),
	/** An empty field becomes null. */
	membershipId: z._default(
		z.nullable(
			z.pipe(
				singleLine(0, ""),
				z.transform((id) => id || null),
			),
		),
		null,
	),
});

export type DealershipForm = z.infer<typeof dealershipFormSchema>;

/** The payload of a dealer's signup (specification, sections 3 and 7). */
export const newDealershipSchema = z.extend(dealershipFormSchema, spamSignalFields);

export type NewDealership = z.infer<typeof newDealershipSchema>;
