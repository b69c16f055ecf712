import * as z from "zod/mini";

/** The response of the health check. */
export const healthSchema = z.object({
	/** While it is starting, the other values are not known yet. */
	status: z.enum(["ok", "degraded", "starting"]),
	/** While it is not up, reads are served from memory, and leads are refused. */
	database: z.enum(["up", "read-only", "down"]),
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
