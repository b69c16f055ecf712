import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { normalizeEmail } from "../people/do-not-contact.js";
import { idempotencyKeys } from "../storage/lead-schema.js";
import type { Transaction } from "../storage/orm.js";

/** An idempotency key was used again with another body. */
export class IdempotencyConflictError extends Error {
	override readonly name = "IdempotencyConflictError";
}

/** A request that the client may send again. */
export interface IdempotentRequest {
	readonly path: string;
	/** Of one sender ({@link keyOfSender}). Without a key, every request is a new one. */
	readonly key: string | undefined;
	/** What requests with the same key must have in common. */
	readonly body: unknown;
}

/**
 * Runs an action once for each key, within the caller's transaction. Of two requests at once, the
 * second waits until the first is committed, and gets its result. A request that fails is rolled back
 * together with its key.
 *
 * @throws {IdempotencyConflictError} if the key was used with another body
 */
export async function runIdempotent<Result>(
	transaction: Transaction,
	{ path, key, body }: IdempotentRequest,
	action: () => Promise<Result>,
): Promise<Result> {
	if (key === undefined) return action();
	const bodyHash = hashBody(body);
	const inserted = await transaction
		.insert(idempotencyKeys)
		.values({ path, key, bodyHash })
		.onConflictDoNothing()
		.returning({ key: idempotencyKeys.key });
	const isThisKey = and(eq(idempotencyKeys.path, path), eq(idempotencyKeys.key, key));
	if (inserted.length === 0) {
		const [earlier] = await transaction.select().from(idempotencyKeys).where(isThisKey);
		if (earlier?.bodyHash !== bodyHash) throw new IdempotencyConflictError();
		// `action` returned it for the same path, so it has the same type.
		return earlier.answer as Result;
	}
	const answer = await action();
	await transaction.update(idempotencyKeys).set({ answer }).where(isThisKey);
	return answer;
}

/**
 * The key as it is stored: the sender's own, known by their email address, so that two who choose the
 * same key do not get in each other's way. The address of the network does not count, because a form is
 * sent again from another one.
 */
export function keyOfSender(key: string, email: string): string {
	return hashBody([key, normalizeEmail(email)]);
}

/** A hash that is equal for equal bodies. */
export function hashBody(body: unknown): string {
	return createHash("sha256").update(canonicalJson(body)).digest("base64url");
}

/** JSON with sorted keys, so that equal values give the same text. */
function canonicalJson(value: unknown): string {
	return JSON.stringify(value, (_, inner: unknown) =>
		typeof inner === "object" && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
			: inner,
	);
}
