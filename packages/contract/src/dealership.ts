import * as z from "zod/mini";
import { openingHoursSchema } from "./opening-hours/opening-hours.js";
import { tolerant } from "./tolerant-reader.js";

/** The public data of a dealership (specification, section 3). */
export const dealershipSchema = z.object({
	id: z.int(),
	name: z.string(),
	address: z.string(),
	city: z.string(),
	/** The full name of a state, a territory or the District of Columbia. */
	state: z.string(),
	zipCode: z.string(),
	phone: z.string(),
	email: z.string(),
	/** Begins with `https://` or `http://`. */
	website: z.exactOptional(z.string()),
	openingHours: z.exactOptional(openingHoursSchema),
	/** Degrees north; null if the exact position is unknown. */
	latitude: z.nullable(z.number()),
	/** Degrees east; null if the exact position is unknown. */
	longitude: z.nullable(z.number()),
	/** True if it is invented sample data. */
	isSample: z.exactOptional(z.boolean()),
});

export type Dealership = z.infer<typeof dealershipSchema>;

/** What a client reads in place of a field that is missing. */
export const dealershipFallbacks = {
	address: "",
	city: "",
	state: "",
	zipCode: "",
	phone: "",
	email: "",
	latitude: null,
	longitude: null,
};

/** A dealership as a client reads it. */
export const dealershipReader = tolerant(dealershipSchema, dealershipFallbacks);
