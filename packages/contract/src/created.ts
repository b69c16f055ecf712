import * as z from "zod/mini";
import { tolerant } from "./tolerant-reader.js";

/** The response to a request that created something. */
export const createdSchema = z.object({
	id: z.int(),
	/** True if an operator must approve it before it is published. */
	pending: z.exactOptional(z.boolean()),
});

export type Created = z.infer<typeof createdSchema>;

/** What was created, as a client reads it. */
export const createdReader = tolerant(createdSchema);
