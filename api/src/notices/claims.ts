import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { outbox } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";

/** The exclusive right of this process to send a mail, for a limited time. */
export interface Claim {
	readonly id: number;
	readonly leadId: number;
	readonly recipient: (typeof outbox.$inferSelect)["recipient"];
	/** The dealership that is mailed; null for the company, and where only the lead names it. */
	readonly dealershipId: number | null;
	/** Part of its Message-ID, unless it is 0. */
	readonly copy: number;
	/** A later claim of the same mail has a higher number, which outdates earlier claims. */
	readonly claim: number;
	/** Including this one. */
	readonly attempts: number;
	/** Whether an earlier attempt may have reached its recipient. */
	readonly mayHaveArrived: boolean;
}

/** How an attempt to send a mail ended. `delay` is in milliseconds. */
export type Outcome =
	| { readonly kind: "sent" }
	| (Failure & { readonly kind: "retry"; readonly delay: number })
	| (Failure & { readonly kind: "dead" | "held" });

interface Failure {
	/** For the operator, who may see whose mail it was. */
	readonly error: string;
	/** For the log, which leaves out what it must not hold. */
	readonly cause?: unknown;
	/** Whether the mail may have reached its recipient all the same. */
	readonly mayHaveArrived?: boolean;
}

/** The seconds after which the claim of a dead process expires. Longer than sending may take. */
const leaseSeconds = 900;

/** Why a mail to a dealership is held back, for the operator. */
export const notMailable =
	"The dealership is not visible and reviewed, has no email address or asked not to be contacted, or the lead is for another one.";

/** Mails that no process is sending. */
export const isUnclaimed = or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, sql`now()`));

/** Whoever claimed a mail and recorded no outcome may have sent it. */
export const orUnrecorded = sql`${outbox.mayHaveArrived} or ${outbox.claimedUntil} is not null`;

/** A mail that was never tried is due at once, also if the database's clock was set back since. */
const isDue = or(eq(outbox.attempts, 0), lte(outbox.dueAt, sql`now()`));

/**
 * Claims mails that are due. The claim is committed before anything is sent, so no transaction is
 * open while the mail server answers.
 *
 * The mails are selected in a CTE, which PostgreSQL materializes because of its `for update`. It may run
 * a subquery in `in (…)` again for each row, and each run skips what is locked and finds others.
 */
export function claimDue(orm: Orm, limit: number): Promise<Claim[]> {
	const due = orm.$with("due").as(
		orm
			.select({ id: outbox.id })
			.from(outbox)
			.where(and(eq(outbox.state, "waiting"), isDue, isUnclaimed))
			.orderBy(outbox.dueAt)
			.limit(limit)
			.for("update", { skipLocked: true }),
	);
	return orm
		.with(due)
		.update(outbox)
		.set({
			attempts: sql`${outbox.attempts} + 1`,
			claim: sql`${outbox.claim} + 1`,
			mayHaveArrived: orUnrecorded,
			claimedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
		})
		.where(inArray(outbox.id, orm.select({ id: due.id }).from(due)))
		.returning({
			id: outbox.id,
			leadId: outbox.leadId,
			recipient: outbox.recipient,
			dealershipId: outbox.dealershipId,
			copy: outbox.copy,
			claim: outbox.claim,
			attempts: outbox.attempts,
			mayHaveArrived: outbox.mayHaveArrived,
		});
}

/** Records the outcome of a claim, unless a later claim exists. */
export async function recordOutcome(
	orm: Orm,
	{ id, claim }: Claim,
	outcome: Outcome,
): Promise<void> {
	await orm
		.update(outbox)
		.set({ claimedUntil: null, ...changesOf(outcome) })
		.where(and(eq(outbox.id, id), eq(outbox.claim, claim), eq(outbox.state, "waiting")));
}

function changesOf(outcome: Outcome) {
	switch (outcome.kind) {
		case "sent":
			return { state: "sent", sentAt: sql`now()`, lastError: null } as const;
		case "retry":
			return {
				...failureOf(outcome),
				dueAt: sql`now() + make_interval(secs => ${outcome.delay / 1000})`,
			};
		default:
			return { ...failureOf(outcome), state: outcome.kind };
	}
}

function failureOf({ error, mayHaveArrived }: Failure) {
	return { lastError: error, ...(mayHaveArrived && { mayHaveArrived }) };
}
