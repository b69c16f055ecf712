import { and, asc, eq, gt, inArray, isNull, lte, ne, not, sql } from "drizzle-orm";
import { domainOf, type Mail } from "../mail/mail.js";
import { corrections, isConfirmation, notices } from "../storage/correction-schema.js";
import { insertBatchSize, type Orm } from "../storage/orm.js";
import { dealerships, isApproved } from "../storage/schema.js";

/** A mail about a listing, to a dealer or to the company. */
export type Notice = Pick<
	typeof notices.$inferInsert,
	"to" | "subject" | "text" | "approvedId" | "rejectedId" | "correctionId"
>;

/** A mail that tells the sender of a lead that it has arrived. */
export type Confirmation = Pick<Notice, "to" | "subject" | "text"> & { readonly leadId: number };

/** What a notice tells of an approved dealership. */
export type ApprovedDealership = Pick<
	typeof dealerships.$inferSelect,
	"id" | "name" | "email" | "pausedUntil"
>;

/** A notice that this process is to send. */
export type ClaimedNotice = typeof notices.$inferSelect;

/** The seconds after which another process sends it, if this one has died. Longer than sending may take. */
const leaseSeconds = 900;

/** Why a notice to a dealer is held back, for the operator. */
export const onDoNotContactList = "Its address is on the do-not-contact list.";

/**
 * Stores notices in the transaction of what they tell, to be sent once it is committed.
 *
 * @param delay in minutes
 */
export async function addNotices(
	orm: Pick<Orm, "insert">,
	values: readonly Notice[],
	delay = 0,
): Promise<void> {
	const due = sql`now() + make_interval(mins => ${delay})`;
	if (values.length === 0) return;
	await orm.insert(notices).values(values.map((one) => ({ ...one, dueAt: due, dueSince: due })));
}

/** Stores confirmations in the transaction of their leads, but for mailboxes that have one of today. */
export async function addConfirmations(
	orm: Pick<Orm, "insert">,
	values: readonly Confirmation[],
): Promise<void> {
	for (let start = 0; start < values.length; start += insertBatchSize) {
		const batch = values.slice(start, start + insertBatchSize);
		await orm.insert(notices).values(batch).onConflictDoNothing();
	}
}

/**
 * The dealership that is told of its approval. Undefined: nobody is, as it is not visible and approved any more,
 * has no address, or has a program that reads nothing but leads.
 */
export async function readApproved(
	orm: Pick<Orm, "select">,
	approvedId: number,
): Promise<ApprovedDealership | undefined> {
	const { id, name, email, pausedUntil, leadFormat } = dealerships;
	const [approved] = await orm
		.select({ id, name, email, pausedUntil })
		.from(dealerships)
		.where(and(eq(id, approvedId), isApproved, ne(email, ""), ne(leadFormat, "adf")));
	return approved;
}

/** Whether a dealership is still rejected. */
export async function isRejected(orm: Pick<Orm, "select">, id: number): Promise<boolean> {
	const rejected = and(eq(dealerships.id, id), eq(dealerships.visibility, "rejected"));
	return (await orm.select({ id: dealerships.id }).from(dealerships).where(rejected)).length > 0;
}

/** Whether the decision still stands that was made when a notice of it was stored. */
export async function isDecided(orm: Pick<Orm, "select">, id: number): Promise<boolean> {
	const decision = and(
		eq(corrections.id, notices.correctionId),
		ne(corrections.state, "waiting"),
		eq(corrections.decidedAt, notices.createdAt),
	);
	const rows = await orm
		.select({ id: notices.id })
		.from(notices)
		.innerJoin(corrections, decision)
		.where(eq(notices.id, id));
	return rows.length > 0;
}

/** Whether dealerships were told that they are approved, of those with a notice of it. */
export async function toldOfApproval(
	orm: Pick<Orm, "select">,
	ids: readonly number[],
): Promise<ReadonlyMap<number | null, boolean>> {
	const rows = await orm
		.select({ id: notices.approvedId, state: notices.state })
		.from(notices)
		.where(inArray(notices.approvedId, [...ids]));
	return new Map(rows.map(({ id, state }) => [id, state === "sent"]));
}

/** Removes what tells of the approvals of dealerships, sent or not. */
export async function removeApprovalNotices(
	orm: Pick<Orm, "delete">,
	ids: readonly number[],
): Promise<void> {
	await orm.delete(notices).where(inArray(notices.approvedId, [...ids]));
}

/** Removes what tells of earlier rejections of dealerships, so that a later one does not send it. */
export async function removeRejectionNotices(
	orm: Pick<Orm, "delete">,
	ids: readonly number[],
): Promise<void> {
	await orm.delete(notices).where(inArray(notices.rejectedId, [...ids]));
}

/** Notices of approvals of dealers that were hidden since. They are told once visitors see them again. */
const isOfHidden = sql`exists (
	select from ${dealerships}
	where ${dealerships.id} = ${notices.approvedId}
		and ${dealerships.visibility} = 'hidden' and ${dealerships.reviewedAt} is not null
)`;

/** Claims notices that are due, for as long as the lease. Confirmations of many leads wait for all others. */
export function claimNotices(orm: Orm, limit: number): Promise<ClaimedNotice[]> {
	const due = orm.$with("due").as(
		orm
			.select({ id: notices.id })
			.from(notices)
			.where(and(eq(notices.state, "waiting"), lte(notices.dueAt, sql`now()`), not(isOfHidden)))
			.orderBy(isConfirmation, notices.dueAt)
			.limit(limit)
			.for("update", { skipLocked: true }),
	);
	return orm
		.with(due)
		.update(notices)
		.set({
			attempts: sql`${notices.attempts} + 1`,
			dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
			// So that it is known as one that is being sent.
			lastError: null,
		})
		.where(inArray(notices.id, orm.select({ id: due.id }).from(due)))
		.returning();
}

/** Forgets a notice that was sent, but for confirmations and approvals, which are not to be told again. */
export async function endNotice(
	orm: Pick<Orm, "delete" | "update">,
	{ id, leadId, approvedId }: ClaimedNotice,
): Promise<void> {
	if (leadId === null && approvedId === null) return await removeNotice(orm, id);
	// That it was sent is all that has to be known.
	const sent = { state: "sent", text: "", lastError: null } as const;
	await orm.update(notices).set(sent).where(eq(notices.id, id));
}

/** Removes a notice that nobody is to be sent. */
export async function removeNotice(orm: Pick<Orm, "delete">, id: number): Promise<void> {
	await orm.delete(notices).where(eq(notices.id, id));
}

/** @param delay in milliseconds */
export async function postponeNotice(
	orm: Pick<Orm, "update">,
	id: number,
	delay: number,
	lastError: string,
): Promise<void> {
	await orm
		.update(notices)
		.set({ dueAt: sql`now() + make_interval(secs => ${delay / 1000})`, lastError })
		.where(eq(notices.id, id));
}

/** Keeps a notice that is held back or has failed for good, for an operator. */
export async function keepNotice(
	orm: Pick<Orm, "update">,
	id: number,
	state: "held" | "dead",
	lastError: string,
): Promise<void> {
	await orm.update(notices).set({ state, lastError }).where(eq(notices.id, id));
}

const isUnsent = ne(notices.state, "sent");

/** All that are not sent, the oldest first. */
export function listNotices(orm: Pick<Orm, "select">): Promise<ClaimedNotice[]> {
	return orm.select().from(notices).where(isUnsent).orderBy(asc(notices.id));
}

/** Notices of approvals that are so new that the operator can take them back before anybody is told. */
const canStillBeUndone = sql`(${notices.approvedId} is not null and ${notices.attempts} = 0 and ${notices.dueAt} > now())`;

/** Notices that a server is sending, or was when it died. */
const isBeingSent = and(
	eq(notices.state, "waiting"),
	gt(notices.attempts, 0),
	gt(notices.dueAt, sql`now()`),
	isNull(notices.lastError),
);

/**
 * Lets the servers send notices now that wait, have failed for good or are held back, but for those that are
 * being sent, and approvals that can still be undone or whose dealers are hidden. Those to an address on the
 * do-not-contact list are held back, unless it is the company's.
 *
 * @param which their ids, or all in a state
 * @returns their states now
 */
export function retryNotices(
	orm: Pick<Orm, "update">,
	which: readonly number[] | "dead" | "waiting",
	companyEmail: string,
): Promise<Pick<ClaimedNotice, "id" | "state">[]> {
	// An approval is told to the dealer's present address.
	const to = sql`coalesce((select ${dealerships.email} from ${dealerships} where ${dealerships.id} = ${notices.approvedId}), ${notices.to})`;
	// A confirmation is not sent then, and nobody has to decide about it.
	const isHeld = sql`${notices.leadId} is null and ${to} <> ${companyEmail} and is_do_not_contact(${to})`;
	return orm
		.update(notices)
		.set({
			state: sql`case when ${isHeld} then 'held' else 'waiting' end`,
			lastError: sql`case when ${isHeld} then ${onDoNotContactList} else ${notices.lastError} end`,
			attempts: 0,
			dueAt: sql`now()`,
			dueSince: sql`case when ${notices.state} = 'waiting' then ${notices.dueSince} else now() end`,
		})
		.where(
			and(
				typeof which === "string" ? eq(notices.state, which) : inArray(notices.id, [...which]),
				sql`not (${isBeingSent})`,
				not(isOfHidden),
				isUnsent,
				which === "waiting" ? sql`not ${canStillBeUndone}` : undefined,
			),
		)
		.returning({ id: notices.id, state: notices.state });
}

/** Deletes notices that nobody needs. One that is being sent may arrive all the same. */
export async function discardNotices(
	orm: Pick<Orm, "delete">,
	ids: readonly number[],
): Promise<number[]> {
	const discarded = await orm
		.delete(notices)
		.where(and(inArray(notices.id, [...ids]), isUnsent))
		.returning({ id: notices.id });
	return discarded.map(({ id }) => id);
}

/**
 * How many have failed for good, how many are held back, how many wait, and how long the longest of these has
 * waited, in seconds. Confirmations do not count, as nobody has to see to an address that a visitor has mistyped,
 * and neither do approvals of dealers that are hidden.
 */
export interface NoticeFigures {
	readonly dead: number;
	readonly held: number;
	readonly waiting: number;
	readonly oldestSeconds: number;
}

export async function countNotices(orm: Pick<Orm, "select">): Promise<NoticeFigures> {
	const [figures] = await orm
		.select({
			dead: sql<number>`count(*) filter (where ${notices.state} = 'dead')::integer`,
			held: sql<number>`count(*) filter (where ${notices.state} = 'held')::integer`,
			waiting: sql<number>`count(*) filter (where ${notices.state} = 'waiting')::integer`,
			oldestSeconds: sql<number>`coalesce(greatest(0,
				extract(epoch from now() - min(${notices.dueSince}) filter (where ${notices.state} = 'waiting'))
			), 0)::integer`,
		})
		.from(notices)
		.where(and(isNull(notices.leadId), not(isOfHidden)));
	return figures ?? { dead: 0, held: 0, waiting: 0, oldestSeconds: 0 };
}

/** The mail of a notice, with the same Message-ID at every attempt. */
export function noticeMail(
	{ id, createdAt, to, subject, text }: ClaimedNotice,
	from: string,
): Mail {
	const messageId = `<notice.${id}.${createdAt.getTime()}@${domainOf(from)}>`;
	return { messageId, to, subject, text };
}
