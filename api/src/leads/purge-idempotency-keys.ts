import { lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../storage/database.js";
import { idempotencyKeys } from "../storage/lead-schema.js";

/** Clients give up retrying long before this. */
const expiredBefore = sql`now() - interval '30 days'`;

const purgeIntervalMs = 60 * 60 * 1000;

/** Deletes old idempotency keys, at once and then every hour. */
export function purgeIdempotencyKeys(
	{ orm }: Pick<Database, "orm">,
	log: Logger,
): { stop(): void } {
	function purge(): void {
		orm
			.delete(idempotencyKeys)
			.where(lt(idempotencyKeys.createdAt, expiredBefore))
			.catch((error) => log.warn({ err: error }, "old idempotency keys could not be deleted"));
	}
	purge();
	const timer = setInterval(purge, purgeIntervalMs).unref();
	return { stop: () => clearInterval(timer) };
}
