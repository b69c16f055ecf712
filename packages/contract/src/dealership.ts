import * as z from "zod/mini";
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
