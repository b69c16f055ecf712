import { sql } from "drizzle-orm";

/** Gives the owner of a lead its whole time, from now on: a new owner, or one that is sent the lead again. */
export const restartClock = {
	ownedSince: sql`now()`,
	overdueAt: null,
	remindedAt: null,
	escalatesAt: null,
} as const;
