import * as z from "zod/mini";
import { emailAddress, line } from "./fields.js";
import { telltales } from "./telltales.js";
import { stateNames } from "./us-states.js";

/** The signup form as a dealer fills it, with the messages of specification, section 5. */
export const dealershipFormSchema = z.object({
	name: line(1, "Dealership name is required"),
	address: line(1, "Address is required"),
	city: line(1, "City is required"),
	state: z.enum(stateNames, "State is required"),
	zipCode: line(5, "ZIP code is required"),
	phone: line(10, "Phone number must be at least 10 digits"),
	email: emailAddress("Valid email address is required"),
	/** An empty one is sent as null. */
	membershipId: z._default(
		z.nullable(
			z.pipe(
				line(0, ""),
				z.transform((id) => id || null),
			),
		),
		null,
	),
});

export type DealershipForm = z.infer<typeof dealershipFormSchema>;

/** The payload of a dealership's submission of itself (specification, sections 3 and 7). */
export const newDealershipSchema = z.extend(dealershipFormSchema, telltales);

export type NewDealership = z.infer<typeof newDealershipSchema>;
