import { and, eq, inArray, ne, not, sql } from "drizzle-orm";
import { domainOf, type Mail } from "../mail/mail.js";
import { corrections } from "../storage/correction-schema.js";
import { isConfirmation, isNoLeadMail, isUnsent, mails } from "../storage/mail-schema.js";
import { insertBatchSize, type Orm } from "../storage/orm.js";
import { dealerships, isApproved } from "../storage/schema.js";
import { type Claim, orUnrecorded } from "./claims.js";
import { isOfHidden, isUnclaimed } from "./due-mails.js";

/** A mail about a listing, to a dealer or to the company. */
export interface Notice extends Pick<Mail, "to" | "subject" | "text"> {
	/** Absent: it is sent as it is stored, whatever happens meanwhile. */
	readonly kind?: "approval" | "rejection" | "decision";
	/** Of an approval and of a rejection. */
	readonly dealershipId?: number;
	/** Of a decision. */
	readonly correctionId?: number;
}

/** Who is told that a lead has arrived. */
export interface Confirmation {
	readonly to: string;
	readonly leadId: number;
}

/** What a notice tells of an approved dealership. */
export type ApprovedDealership = Pick<
	typeof dealerships.$inferSelect,
	"id" | "name" | "email" | "pausedUntil"
>;

/** Why a mail to a dealer is held back, for the operator. */
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
	await orm
		.insert(mails)
		.values(values.map((one) => ({ kind: "notice" as const, ...one, dueAt: due, dueSince: due })));
}

/** Stores confirmations in the transaction of their leads, but for mailboxes that have one of today. */
export async function addConfirmations(
	orm: Pick<Orm, "insert">,
	values: readonly Confirmation[],
): Promise<void> {
	for (let start = 0; start < values.length; start += insertBatchSize) {
		const batch = values.slice(start, start + insertBatchSize);
		await orm
			.insert(mails)
			.values(batch.map((one) => ({ ...one, kind: "confirmation" as const })))
			.onConflictDoNothing();
	}
}

/**
 * The dealership that is told of its approval. Undefined: nobody is, as it is not visible and approved any more,
 * has no address, or has a program that reads nothing but leads.
 */
export async function readApproved(
	orm: Pick<Orm, "select">,
	dealershipId: number,
): Promise<ApprovedDealership | undefined> {
	const { id, name, email, pausedUntil, leadFormat } = dealerships;
	const [approved] = await orm
		.select({ id, name, email, pausedUntil })
		.from(dealerships)
		.where(and(eq(id, dealershipId), isApproved, ne(email, ""), ne(leadFormat, "adf")));
	return approved;
}

/** Whether a dealership is still rejected. */
export async function isRejected(orm: Pick<Orm, "select">, id: number): Promise<boolean> {
	const rejected = and(eq(dealerships.id, id), eq(dealerships.visibility, "rejected"));
	return (await orm.select({ id: dealerships.id }).from(dealerships).where(rejected)).length > 0;
}

/** Whether the decision still stands that was made when the mail of it was stored. */
export async function isDecided(orm: Pick<Orm, "select">, id: number): Promise<boolean> {
	const decision = and(
		eq(corrections.id, mails.correctionId),
		ne(corrections.state, "waiting"),
		eq(corrections.decidedAt, mails.createdAt),
	);
	const rows = await orm
		.select({ id: mails.id })
		.from(mails)
		.innerJoin(corrections, decision)
		.where(eq(mails.id, id));
	return rows.length > 0;
}

/** Whether dealerships were told that they are approved, of those with a notice of it. */
export async function toldOfApproval(
	orm: Pick<Orm, "select">,
	ids: readonly number[],
): Promise<ReadonlyMap<number | null, boolean>> {
	const rows = await orm
		.select({ id: mails.dealershipId, state: mails.state })
		.from(mails)
		.where(and(eq(mails.kind, "approval"), inArray(mails.dealershipId, [...ids])));
	return new Map(rows.map(({ id, state }) => [id, state === "sent"]));
}

/**
 * Removes what tells of the approvals of dealerships, sent or not, or of earlier rejections, so that a later one
 * does not send it.
 */
export async function removeNotices(
	orm: Pick<Orm, "delete">,
	kind: "approval" | "rejection",
	ids: readonly number[],
): Promise<void> {
	await orm.delete(mails).where(and(eq(mails.kind, kind), inArray(mails.dealershipId, [...ids])));
}

/** Mails that are not sent and are not of a lead. */
export const isUnsentNotice = and(isNoLeadMail, isUnsent);

/** Approvals that are so new that the operator can take them back before anybody is told. */
const canStillBeUndone = sql`(${mails.kind} = 'approval' and ${mails.attempts} = 0 and ${mails.dueAt} > now())`;

/**
 * Lets the servers send notices now that wait, have failed for good or are held back, but for those that are
 * being sent, and approvals that can still be undone or whose dealers are hidden. Those to an address on the
 * do-not-contact list are held back, unless it is the company's.
 *
 * @returns those that are sent or held back
 */
export function retryNotices(
	orm: Pick<Orm, "update">,
	ids: readonly number[],
	companyEmail: string,
): Promise<Pick<typeof mails.$inferSelect, "state">[]> {
	// An approval is told to the dealer's present address.
	const to = sql`coalesce((select ${dealerships.email} from ${dealerships} where ${mails.kind} = 'approval' and ${dealerships.id} = ${mails.dealershipId}), ${mails.to})`;
	// A confirmation is not sent then, and nobody has to decide about it.
	const isHeld = sql`not ${isConfirmation} and ${to} <> ${companyEmail} and is_do_not_contact(${to})`;
	return orm
		.update(mails)
		.set({
			state: sql`case when ${isHeld} then 'held' else 'waiting' end`,
			lastError: sql`case when ${isHeld} then ${onDoNotContactList} else ${mails.lastError} end`,
			attempts: 0,
			claimedUntil: null,
			mayHaveArrived: orUnrecorded,
			dueAt: sql`now()`,
			dueSince: sql`case when ${mails.state} = 'waiting' then ${mails.dueSince} else now() end`,
		})
		.where(
			and(
				sql`${mails.id} = any(${sql.param(ids)})`,
				isUnclaimed,
				not(isOfHidden),
				isUnsentNotice,
				sql`not ${canStillBeUndone}`,
			),
		)
		.returning({ state: mails.state });
}

/** Deletes notices that nobody needs. One that is being sent may arrive all the same. */
export function discardNotices(
	orm: Pick<Orm, "delete">,
	ids: readonly number[],
): Promise<Pick<typeof mails.$inferSelect, "state">[]> {
	return orm
		.delete(mails)
		.where(and(sql`${mails.id} = any(${sql.param(ids)})`, isUnsentNotice))
		.returning({ state: mails.state });
}

/** The mail of a notice, with the same Message-ID at every attempt. */
export function envelopeOf(
	{ id, createdAt, messageName, to }: Claim,
	from: string,
): Pick<Mail, "messageId" | "to"> {
	const name = messageName ?? `notice.${id}.${createdAt.getTime()}`;
	return { messageId: `<${name}@${domainOf(from)}>`, to: to ?? "" };
}
