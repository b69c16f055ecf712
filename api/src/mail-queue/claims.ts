import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { type MailKind, mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { dueMails, type Room } from "./due-mails.js";

/** The exclusive right of this process to send a mail, for a limited time. */
export type Claim = typeof mails.$inferSelect & {
	/** Of its recipient's address. */
	readonly domain: string;
};

/** How an attempt to send a mail ended. `delay` is in milliseconds. */
export type Outcome =
	| { readonly kind: "sent" }
	/** What it tells is not true any more, and nobody is sent it. That it was sent before stays known. */
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
export const leaseSeconds = 900;

/** Why a mail to a dealership is held back, for the operator. */
export const notMailable =
	"The dealership is not visible and reviewed, has no email address or asked not to be contacted, or the lead is for another one.";

/** Whoever claimed a mail and recorded no outcome may have sent it. */
export const orUnrecorded = sql`${mails.mayHaveArrived} or ${mails.claimedUntil} is not null`;

/**
 * Claims mails that are due, leads first. The claim is committed before anything is sent, so no transaction is open
 * while the mail server answers.
 *
 * The mails are selected in a CTE, which PostgreSQL materializes because of its `for update`. It may run
 * a subquery in `in (…)` again for each row, and each run skips what is locked and finds others.
 *
 * @param room how many mails there may be of each recipient's domain; absent: as many as are claimed
 */
export function claimDue(
	orm: Orm,
	limit: number,
	room: Room = { maxPerDomain: limit, companyEmail: "" },
): Promise<Claim[]> {
	const columns = { mail: sql<number>`mail`.as("mail"), domain: sql<string>`domain`.as("domain") };
	const due = orm.$with("due", columns).as(dueMails(limit, room));
	return orm
		.with(due)
		.update(mails)
		.set({
			attempts: sql`${mails.attempts} + 1`,
			claim: sql`${mails.claim} + 1`,
			mayHaveArrived: orUnrecorded,
			claimedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
		})
		.from(due)
		.where(eq(mails.id, due.mail))
		.returning({ ...getTableColumns(mails), domain: due.domain });
}

/** Of these, it is known that they were sent, so that they are not sent once more. All others are forgotten then. */
const keptKinds: readonly MailKind[] = ["lead", "webhook", "confirmation", "approval"];

/** Records the outcome of a claim, unless a later claim exists. */
export async function recordOutcome(
	orm: Pick<Orm, "update" | "delete">,
	{ id, claim, kind, sentAt }: Pick<Claim, "id" | "claim" | "kind" | "sentAt">,
	outcome: Outcome,
): Promise<void> {
	const isClaimed = and(eq(mails.id, id), eq(mails.claim, claim), eq(mails.state, "waiting"));
	const isOver = outcome.kind === "sent" && !keptKinds.includes(kind);
	if ((outcome.kind === "outdated" && !sentAt) || isOver) {
		await orm.delete(mails).where(isClaimed);
		return;
	}
	await orm
		.update(mails)
		.set({ claimedUntil: null, ...changesOf(outcome) })
		.where(isClaimed);
}

function changesOf(outcome: Outcome) {
	switch (outcome.kind) {
		case "outdated":
			return { state: "sent", lastError: null } as const;
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
