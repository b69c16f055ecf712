import { lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../storage/database.js";
import { idempotencyKeys } from "../storage/lead-schema.js";

/** Nobody tries again for so long. */
const oldest = sql`now() - interval '30 days'`;

/** How often old keys are looked for, in milliseconds. */
const lookEvery = 60 * 60 * 1000;

/** Forgets old idempotency keys, at once and from then on, until it is stopped. */
export function purgeIdempotencyKeys(
	{ orm }: Pick<Database, "orm">,
	log: Logger,
): { stop(): void } {
	function forget(): void {
		orm
			.delete(idempotencyKeys)
			.where(lt(idempotencyKeys.createdAt, oldest))
			.catch((error) => log.warn({ err: error }, "old idempotency keys could not be forgotten"));
	}
	forget();
	const forgetting = setInterval(forget, lookEvery).unref();
	return { stop: () => clearInterval(forgetting) };
}
