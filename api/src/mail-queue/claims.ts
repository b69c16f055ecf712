import { and, eq, inArray, isNull, lte, ne, not, or, sql } from "drizzle-orm";
import { isConfirmation, type MailKind, mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";

/** The exclusive right of this process to send a mail, for a limited time. */
export type Claim = typeof mails.$inferSelect;

/** How an attempt to send a mail ended. `delay` is in milliseconds. */
export type Outcome =
	| { readonly kind: "sent" }
	/** What it tells is not true any more, and nobody is sent it. */
	| { readonly kind: "outdated" }
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
export const isUnclaimed = or(isNull(mails.claimedUntil), lte(mails.claimedUntil, sql`now()`));

/** Whoever claimed a mail and recorded no outcome may have sent it. */
export const orUnrecorded = sql`${mails.mayHaveArrived} or ${mails.claimedUntil} is not null`;

/**
 * A mail that was never tried is due at once, also if the database's clock was set back since, but for an approval,
 * which the operator can take back for some minutes.
 */
const isDue = or(
	and(eq(mails.attempts, 0), ne(mails.kind, "approval")),
	lte(mails.dueAt, sql`now()`),
);

/** Approvals of dealers that were hidden since. They are told once visitors see them again. */
export const isOfHidden = sql`(${mails.kind} = 'approval' and exists (
	select from ${dealerships}
	where ${dealerships.id} = ${mails.dealershipId}
		and ${dealerships.visibility} = 'hidden' and ${dealerships.reviewedAt} is not null
))`;

/**
 * Claims mails that are due. Confirmations of many leads wait for all others. The claim is committed before
 * anything is sent, so no transaction is open while the mail server answers.
 *
 * The mails are selected in a CTE, which PostgreSQL materializes because of its `for update`. It may run
 * a subquery in `in (…)` again for each row, and each run skips what is locked and finds others.
 */
export function claimDue(orm: Orm, limit: number): Promise<Claim[]> {
	const due = orm.$with("due").as(
		orm
			.select({ id: mails.id })
			.from(mails)
			.where(and(eq(mails.state, "waiting"), isDue, isUnclaimed, not(isOfHidden)))
			.orderBy(isConfirmation, mails.dueAt)
			.limit(limit)
			.for("update", { skipLocked: true }),
	);
	return orm
		.with(due)
		.update(mails)
		.set({
			attempts: sql`${mails.attempts} + 1`,
			claim: sql`${mails.claim} + 1`,
			mayHaveArrived: orUnrecorded,
			claimedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
		})
		.where(inArray(mails.id, orm.select({ id: due.id }).from(due)))
		.returning();
}

/** Of these, it is known that they were sent, so that they are not sent once more. All others are forgotten then. */
const keptKinds: readonly MailKind[] = ["lead", "confirmation", "approval"];

/** Records the outcome of a claim, unless a later claim exists. */
export async function recordOutcome(
	orm: Pick<Orm, "update" | "delete">,
	{ id, claim, kind }: Pick<Claim, "id" | "claim" | "kind">,
	outcome: Outcome,
): Promise<void> {
	const isClaimed = and(eq(mails.id, id), eq(mails.claim, claim), eq(mails.state, "waiting"));
	const isOver = outcome.kind === "sent" && !keptKinds.includes(kind);
	if (outcome.kind === "outdated" || isOver) {
		await orm.delete(mails).where(isClaimed);
		return;
	}
	await orm
		.update(mails)
		.set({ claimedUntil: null, ...changesOf(outcome) })
		.where(isClaimed);
}

function changesOf(outcome: Exclude<Outcome, { kind: "outdated" }>) {
	switch (outcome.kind) {
		case "sent":
			// That it was sent is all that has to be known.
			return { state: "sent", sentAt: sql`now()`, lastError: null, text: null } as const;
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
