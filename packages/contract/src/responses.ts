import * as z from "zod/mini";
import { challengeSchema } from "./challenge.js";
import { tolerant } from "./tolerant-reader.js";

/** The body of every error response. */
export const errorBodySchema = z.object({
	/** One sentence in English. */
	error: z.string(),
	/** A message for each invalid field, by field name. */
	fields: z.exactOptional(z.record(z.string(), z.string())),
	/** With status 428: what to solve before the same request is sent again. */
	challenge: z.exactOptional(challengeSchema),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The response to a request that created something. */
export const createdSchema = z.object({
	id: z.int(),
	/** True if an operator must approve it before it is published. */
	pending: z.exactOptional(z.boolean()),
});

export type Created = z.infer<typeof createdSchema>;

/** What was created, as a client reads it. */
export const createdReader = tolerant(createdSchema);

/** The response of the health check. */
export const healthSchema = z.object({
	/** While it is starting, the other values are not known yet. */
	status: z.enum(["ok", "degraded", "starting"]),
	/** While the database is down, reads are served from memory. */
	database: z.enum(["up", "down"]),
	/** Increases with every change to the catalogue. */
	catalogueVersion: z.int(),
	dealerships: z.int(),
	vehicles: z.int(),
	/** Whether the catalogue contains invented dealerships or vehicles. */
	sampleData: z.object({ dealerships: z.boolean(), vehicles: z.boolean() }),
});

export type Health = z.infer<typeof healthSchema>;

/** The health check as a client reads it. */
export const healthReader = z.extend(healthSchema, { status: z.string(), database: z.string() });

/** The response of an API that takes requests. */
export const readySchema = z.object({ status: z.literal("ready") });
