import * as z from "zod/mini";
import { emailAddress, line } from "./fields.js";
import { stateNames } from "./us-states.js";

/** A dealership as visitors see it (specification, section 3). */
export const dealershipSchema = z.object({
	id: z.int(),
	name: z.string(),
	address: z.string(),
	city: z.string(),
	/** The state's full name. */
	state: z.enum(stateNames),
	zipCode: z.string(),
	phone: z.string(),
	email: z.string(),
	/** Degrees north; null where the exact position is not known. */
	latitude: z.nullable(z.number()),
	/** Degrees east; null where the exact position is not known. */
	longitude: z.nullable(z.number()),
});

export type Dealership = z.infer<typeof dealershipSchema>;

/** A dealership's submission of itself, with the messages of specification, section 5. */
export const newDealershipSchema = z.object({
	name: line(1, "Dealership name is required"),
	address: line(1, "Address is required"),
	city: line(1, "City is required"),
	state: z.enum(stateNames, "State is required"),
	zipCode: line(5, "ZIP code is required"),
	phone: line(10, "Phone number must be at least 10 digits"),
	email: emailAddress("Valid email address is required"),
	/** An empty one is sent as null. */
	membershipId: z._default(z.nullable(line(0, "")), null),
});

export type NewDealership = z.infer<typeof newDealershipSchema>;
