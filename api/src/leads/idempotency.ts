import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { HttpError } from "../routes/http-error.js";
import { idempotencyKeys } from "../storage/lead-schema.js";
import type { Transaction } from "../storage/orm.js";

/** A request that may come again. */
export interface IdempotentRequest {
	readonly path: string;
	/** Without one every request is a new one. */
	readonly key: string | undefined;
	/** What two requests of one key must have in common. */
	readonly body: unknown;
}

/**
 * Does a thing once for each key, within a transaction: of two requests at once the second waits for
 * the first to commit, and then gets its answer. What is refused is rolled back with everything
 * else, and so not remembered.
 *
 * @throws {HttpError} 409 where the key came with another body
 */
export async function runIdempotent<Answer>(
	transaction: Transaction,
	{ path, key, body }: IdempotentRequest,
	act: () => Promise<Answer>,
): Promise<Answer> {
	if (key === undefined) return act();
	const bodyHash = createHash("sha256").update(canonical(body)).digest("base64url");
	const claimed = await transaction
		.insert(idempotencyKeys)
		.values({ path, key, bodyHash })
		.onConflictDoNothing()
		.returning({ key: idempotencyKeys.key });
	const isThis = and(eq(idempotencyKeys.path, path), eq(idempotencyKeys.key, key));
	if (claimed.length === 0) {
		const [earlier] = await transaction.select().from(idempotencyKeys).where(isThis);
		if (earlier?.bodyHash !== bodyHash) {
			throw new HttpError(409, "This idempotency key was used with another body.");
		}
		// What `act` gave for the same path the first time.
		return earlier.answer as Answer;
	}
	const answer = await act();
	await transaction.update(idempotencyKeys).set({ answer }).where(isThis);
	return answer;
}

/** The same text for equal values, in whatever order their fields came. */
function canonical(value: unknown): string {
	return JSON.stringify(value, (_, inner: unknown) =>
		typeof inner === "object" && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
			: inner,
	);
}
