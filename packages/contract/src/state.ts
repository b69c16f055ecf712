import * as z from "zod/mini";
import { tolerant } from "./tolerant-reader.js";

/** One of the 50 states, with its number of dealers (specification, section 3). */
export const stateSchema = z.object({
	id: z.int(),
	name: z.string(),
	abbreviation: z.string(),
	slug: z.string(),
	emoji: z.string(),
	description: z.string(),
	/** Number of published dealerships; computed, never stored. */
	dealerCount: z.int(),
});

export type State = z.infer<typeof stateSchema>;

/** A state as a client reads it. */
export const stateReader = tolerant(stateSchema, {
	abbreviation: "",
	emoji: "",
	description: "",
	dealerCount: 0,
});
