import {
	type Author,
	type ConfirmationSettings,
	confirmReleased,
	isForMailable,
	isLeadMail,
	isMailOf,
	isOfClosed,
	isOfDeclinedSender,
	isUnclaimed,
	leadMailColumns,
	leads,
	mails,
	notMailable,
	type Orm,
	orUnrecorded,
	restartClock,
	senderDeclined,
	type Transaction,
} from "@nev/api/operations";
import { and, eq, inArray, ne, not, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { type ChangedLeads, changeLeads } from "./change-leads.js";

/**
 * Makes the unsent mails of leads due now: those that wait for an attempt and those that failed. Those to a
 * dealership that may not be mailed, or whose sender is not to be contacted, are held back.
 */
export function retryLeads(
	transaction: Transaction,
	ids: readonly number[],
): Promise<ChangedLeads> {
	return retry(transaction, and(isMailOf(ids), inArray(mails.state, ["waiting", "dead"])));
}

/** Makes all mails of open leads due now that failed for good, or all that wait, or holds them back as `retryLeads` does. */
export function retryAll(
	orm: Orm,
	state: "dead" | "waiting",
	author: Author,
): Promise<ChangedLeads> {
	const isUnsent = and(isLeadMail, eq(mails.state, state), not(isOfClosed));
	return orm.transaction(async (transaction) => {
		const unsent = await transaction
			.selectDistinct({ id: leadMailColumns.leadId })
			.from(mails)
			.where(isUnsent);
		const ids = unsent.map(({ id }) => id);
		const retryTheirs = () => retry(transaction, and(isMailOf(ids), isUnsent));
		return (await changeLeads(transaction, ids, author, retryTheirs)).changed;
	});
}

/** Makes mails due now, or holds them back where a server would. */
function retry(transaction: Transaction, condition: SQL | undefined): Promise<ChangedLeads> {
	const reason = reasonToHold(transaction);
	return makeDue(transaction, condition, {
		state: sql`case when ${reason} is null then 'waiting' else 'held' end`,
		lastError: sql`coalesce(${reason}, ${mails.lastError})`,
	});
}

/** Why a server holds a mail back once it is due; null if it sends it. */
export function reasonToHold(orm: Pick<Orm, "select">): SQL<string | null> {
	return sql`case
		when not ${isForMailable(orm)} then ${notMailable}
		when ${isOfDeclinedSender} then ${senderDeclined}
	end`;
}

/**
 * Releases mails that were held back, so that they are sent, also if their sender is not to be contacted. The
 * sender of a doubtful lead gets the confirmation that was not sent when it came.
 */
export async function releaseLeads(
	transaction: Transaction,
	ids: readonly number[],
	settings: ConfirmationSettings,
): Promise<ChangedLeads> {
	const isHeld = and(isMailOf(ids), eq(mails.state, "held"), isForMailable(transaction));
	const released = await makeDue(transaction, isHeld, { releasedAt: sql`now()` });
	await confirmReleased(transaction, released.mails, settings);
	return released;
}

/** Sends mails once more that were sent, for who did not get them or has lost them, or that came back. */
export function resendLeads(
	transaction: Transaction,
	ids: readonly number[],
): Promise<ChangedLeads> {
	// Mail programs drop a second mail with the Message-ID of one that they have. Another number for each address.
	const newCopy = sql`(
		select max(other.copy) + count(*) filter (where other.id <= ${mails.id}) from ${mails} other
		where other.lead_id = ${mails.leadId} and other.recipient = ${mails.recipient}
	)`;
	// A dealership that was handed a lead back has two mails of it at an address.
	const isNewest = sql`not exists (
		select from ${mails} newer
		where newer.lead_id = ${mails.leadId} and newer.recipient = ${mails.recipient}
			and newer.dealership_id is not distinct from ${mails.dealershipId}
			and newer.to_address is not distinct from ${mails.to}
			and newer.state in ('waiting', 'sent', 'returned') and newer.id > ${mails.id}
	)`;
	return makeDue(
		transaction,
		and(
			isMailOf(ids),
			inArray(mails.state, ["sent", "returned"]),
			ne(mails.recipient, "former"),
			isNewest,
			isForMailable(transaction),
			not(isOfDeclinedSender),
		),
		{ copy: newCopy, mayHaveArrived: true },
	);
}

/**
 * Makes mails due now. Leaves alone mails that a server is sending, which would
 * go out twice. Who gets a mail that did not wait has its whole time from now on. So its lead has another version,
 * and an operator who has seen it before does not do the same again.
 */
async function makeDue(
	transaction: Transaction,
	condition: SQL | undefined,
	values: PgUpdateSetSource<typeof mails>,
): Promise<ChangedLeads> {
	const isIdle = and(condition, isUnclaimed);
	const stopped = transaction
		.select({ id: mails.leadId })
		.from(mails)
		.where(and(isIdle, ne(mails.state, "waiting")));
	await transaction.update(leads).set(restartClock).where(inArray(leads.id, stopped));
	const changed = await transaction
		.update(mails)
		.set({
			state: "waiting",
			attempts: 0,
			dueAt: sql`now()`,
			dueSince: sql`case when ${mails.state} = 'waiting' then ${mails.dueSince} else now() end`,
			claimedUntil: null,
			mayHaveArrived: orUnrecorded,
			...values,
		})
		.where(isIdle)
		.returning({ id: mails.id, leadId: leadMailColumns.leadId, state: mails.state });
	return {
		leads: new Set(changed.map(({ leadId }) => leadId)),
		mails: new Set(changed.map(({ id }) => id)),
		heldCount: changed.filter(({ state }) => state === "held").length,
	};
}
