import * as z from "zod/mini";

/** The body of every refused request. */
export const errorBodySchema = z.object({
	/** One sentence in English. */
	error: z.string(),
	/** A message for each field that was refused, by the field's name. */
	fields: z.exactOptional(z.record(z.string(), z.string())),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The answer to a request that created something. */
export const createdSchema = z.object({
	id: z.int(),
	/** True where it waits for an operator's review before anyone sees it. */
	pending: z.exactOptional(z.boolean()),
});

export type Created = z.infer<typeof createdSchema>;

/** The answer of the health check. */
export const healthSchema = z.object({
	status: z.enum(["ok", "degraded"]),
	/** Whether the database answers; reads go on from memory where it does not. */
	database: z.enum(["up", "down"]),
	/** Rises with every change of the catalogue. */
	catalogueVersion: z.int(),
	dealerships: z.int(),
	vehicles: z.int(),
	/** What of the catalogue is invented, as it came with the database or from `nev seed`. */
	sampleData: z.object({ dealerships: z.boolean(), vehicles: z.boolean() }),
});

export type Health = z.infer<typeof healthSchema>;
