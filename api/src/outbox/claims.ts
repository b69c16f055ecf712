import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { outbox } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";

/** A mail that this process, and no other, tries to send. */
export interface Claim {
	readonly id: number;
	readonly leadId: number;
	readonly recipient: "company" | "dealer";
	/** Counts the present one too. A later claim has a higher number, so an outdated one is known. */
	readonly attempts: number;
}

/** How a claim ended. */
export type Outcome =
	| { readonly kind: "sent" }
	| { readonly kind: "again"; readonly pause: number; readonly error: string }
	| { readonly kind: "dead" | "held"; readonly error: string };

/** How long a claim holds where its process is gone: longer than a mail may take, in seconds. */
const lease = 900;

/**
 * Claims mails that are due, each for this process alone. The claim is committed before anything is
 * sent, so no transaction is open while the mail server is talked to.
 */
export function claimDue(orm: Orm, limit: number): Promise<Claim[]> {
	const due = orm
		.select({ id: outbox.id })
		.from(outbox)
		.where(
			and(
				eq(outbox.state, "waiting"),
				lte(outbox.dueAt, sql`now()`),
				or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, sql`now()`)),
			),
		)
		.orderBy(outbox.dueAt)
		.limit(limit)
		.for("update", { skipLocked: true });
	return orm
		.update(outbox)
		.set({
			attempts: sql`${outbox.attempts} + 1`,
			claimedUntil: sql`now() + make_interval(secs => ${lease})`,
		})
		.where(inArray(outbox.id, due))
		.returning({
			id: outbox.id,
			leadId: outbox.leadId,
			recipient: outbox.recipient,
			attempts: outbox.attempts,
		});
}

/** Writes down how a claim ended, unless another process has claimed it since. */
export async function recordOutcome(
	orm: Orm,
	{ id, attempts }: Claim,
	outcome: Outcome,
): Promise<void> {
	await orm
		.update(outbox)
		.set({ claimedUntil: null, ...changes(outcome) })
		.where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, "waiting")));
}

function changes(outcome: Outcome) {
	switch (outcome.kind) {
		case "sent":
			return { state: "sent", sentAt: sql`now()`, lastError: null } as const;
		case "again":
			return {
				dueAt: sql`now() + make_interval(secs => ${outcome.pause / 1000})`,
				lastError: outcome.error,
			};
		default:
			return { state: outcome.kind, lastError: outcome.error };
	}
}
