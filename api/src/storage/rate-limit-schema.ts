import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** The name of the table, for rate-limiter-flexible, which reads and writes it. */
export const rateLimitsTable = "rate_limits";

/** The requests of each client in the current minute. Unlogged: after a crash it is empty. */
export const rateLimits = pgTable(rateLimitsTable, {
	/** The limit and the client's network address. */
	key: varchar({ length: 255 }).primaryKey(),
	points: integer().notNull().default(0),
	/** In milliseconds since 1970. */
	expire: bigint({ mode: "number" }),
});
