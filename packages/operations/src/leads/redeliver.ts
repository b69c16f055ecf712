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
import {
	type CompanyAddresses,
	discardGone,
	isGone,
	mainAddressOf,
	storeMissing,
} from "./present-addresses.js";

/**
 * Makes the unsent mails of leads due now: those that wait for an attempt and those that failed. Those to a
 * dealership that may not be mailed, or whose sender is not to be contacted, are held back, and those at an address
 * that is gone end: each address that its recipient has by now gets a mail.
 */
export function retryLeads(
	transaction: Transaction,
	ids: readonly number[],
	company: CompanyAddresses,
): Promise<ChangedLeads> {
	return retry(transaction, ids, inArray(mails.state, ["waiting", "dead"]), company);
}

/** Makes all mails of open leads due now that failed for good, or all that wait, or holds them back as `retryLeads` does. */
export function retryAll(
	orm: Orm,
	state: "dead" | "waiting",
	author: Author,
	company: CompanyAddresses,
): Promise<ChangedLeads> {
	const isUnsent = and(isLeadMail, eq(mails.state, state), not(isOfClosed));
	return orm.transaction(async (transaction) => {
		const unsent = await transaction
			.selectDistinct({ id: leadMailColumns.leadId })
			.from(mails)
			.where(isUnsent);
		const ids = unsent.map(({ id }) => id);
		const retryTheirs = () => retry(transaction, ids, isUnsent, company);
		return (await changeLeads(transaction, ids, author, retryTheirs)).changed;
	});
}

/** Makes mails due now, or holds them back where a server would. */
function retry(
	transaction: Transaction,
	ids: readonly number[],
	condition: SQL | undefined,
	company: CompanyAddresses,
): Promise<ChangedLeads> {
	const reason = reasonToHold(transaction);
	const values = {
		state: sql`case when ${reason} is null then 'waiting' else 'held' end`,
		lastError: sql`coalesce(${reason}, ${mails.lastError})`,
	};
	return sendAgain(transaction, ids, and(isMailOf(ids), condition), values, company);
}

/** Makes mails due now, those at addresses that their recipients have by now. */
async function sendAgain(
	transaction: Transaction,
	ids: readonly number[],
	condition: SQL | undefined,
	values: PgUpdateSetSource<typeof mails>,
	company: CompanyAddresses,
): Promise<ChangedLeads> {
	await restartClocks(transaction, condition);
	const ended = await discardGone(transaction, ids, company);
	const due = await makeDue(transaction, condition, values);
	const added = await storeMissing(transaction, ids, company);
	return {
		leads: new Set([...ended, ...due.leads, ...added.leads]),
		mails: new Set([...due.mails, ...added.mails]),
		heldCount: (due.heldCount ?? 0) + added.heldCount,
	};
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
	await restartClocks(transaction, isHeld);
	const released = await makeDue(transaction, isHeld, { releasedAt: sql`now()` });
	await confirmReleased(transaction, released.mails, settings);
	return released;
}

/**
 * Sends mails once more that were sent, for who did not get them or has lost them, or that came back. As with a retry,
 * to the addresses that their recipients have by now.
 */
export async function resendLeads(
	transaction: Transaction,
	ids: readonly number[],
	company: CompanyAddresses,
): Promise<ChangedLeads> {
	// Mail programs drop a second mail with the Message-ID of one that they have. Another number for each address.
	const newCopy = sql`(
		select max(other.copy) + count(*) filter (where other.id <= ${mails.id}) from ${mails} other
		where other.lead_id = ${mails.leadId} and other.recipient = ${mails.recipient}
	)`;
	const main = mainAddressOf(company);
	// A dealership that was handed a lead back has two mails of it at an address, as one whose further address has
	// become the main one.
	const isNewest = sql`not exists (
		select from ${mails} newer
		where newer.lead_id = ${mails.leadId} and newer.recipient = ${mails.recipient}
			and newer.dealership_id is not distinct from ${mails.dealershipId}
			and nullif(lower(newer.to_address), ${main}) is not distinct from nullif(lower(${mails.to}), ${main})
			and newer.state in ('waiting', 'sent', 'returned') and newer.id > ${mails.id}
	)`;
	const isResent = and(
		isMailOf(ids),
		inArray(mails.state, ["sent", "returned"]),
		ne(mails.recipient, "former"),
		isNewest,
		isForMailable(transaction),
		not(isGone(company)),
		not(isOfDeclinedSender),
	);
	await changeVersions(transaction, isResent);
	return sendAgain(transaction, ids, isResent, { copy: newCopy, mayHaveArrived: true }, company);
}

/**
 * Changes the versions of leads whose mails are resent, so that a second operator whose page is older does not send
 * the same mails again. The version includes `ownedSince` but no mails, so this adds the shortest time to it, which
 * leaves the clock as it is.
 */
async function changeVersions(transaction: Transaction, condition: SQL | undefined): Promise<void> {
	const resent = transaction
		.select({ id: mails.leadId })
		.from(mails)
		.where(and(condition, isUnclaimed));
	await transaction
		.update(leads)
		.set({
			ownedSince: sql`coalesce(${leads.ownedSince}, ${leads.createdAt}) + interval '1 microsecond'`,
		})
		.where(inArray(leads.id, resent));
}

/**
 * Restarts the clocks of new leads, if a mail to the owner that was not waiting becomes due. The owner is the
 * dealership, or the company if the dealership was never mailed the lead. The clock of a taken lead stays, because
 * its answer time is read from it.
 */
async function restartClocks(transaction: Transaction, condition: SQL | undefined): Promise<void> {
	const isToDealer = (mail: SQL) =>
		sql`(${mail}.recipient = 'dealer' and coalesce(${mail}.dealership_id, ${leads.dealershipId}) = ${leads.dealershipId})`;
	const isOfDealer = sql`exists (
		select from ${mails} theirs
		where theirs.lead_id = ${leads.id} and theirs.state <> 'discarded' and ${isToDealer(sql`theirs`)}
	)`;
	const isOfOwner = sql`case when ${isOfDealer} then ${isToDealer(sql`${mails}`)} else ${mails.recipient} = 'company' end`;
	const stopped = transaction
		.select({ id: mails.leadId })
		.from(mails)
		.innerJoin(leads, eq(leads.id, mails.leadId))
		.where(
			and(condition, isUnclaimed, eq(leads.stage, "new"), ne(mails.state, "waiting"), isOfOwner),
		);
	await transaction.update(leads).set(restartClock).where(inArray(leads.id, stopped));
}

/** Makes mails due now. Leaves alone mails that a server is sending, which would go out twice. */
async function makeDue(
	transaction: Transaction,
	condition: SQL | undefined,
	values: PgUpdateSetSource<typeof mails>,
): Promise<ChangedLeads> {
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
		.where(and(condition, isUnclaimed))
		.returning({ id: mails.id, leadId: leadMailColumns.leadId, state: mails.state });
	return {
		leads: new Set(changed.map(({ leadId }) => leadId)),
		mails: new Set(changed.map(({ id }) => id)),
		heldCount: changed.filter(({ state }) => state === "held").length,
	};
}
