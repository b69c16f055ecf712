import {
	type Author,
	type ConfirmationSettings,
	changeOf,
	confirmReleased,
	isForMailable,
	isLeadMail,
	isMailOf,
	isOfDeclinedSender,
	isUnclaimed,
	leads,
	lockInOrder,
	mails,
	newestLeads,
	notMailable,
	type Orm,
	orUnrecorded,
	recordAs,
	type StoredLead,
	senderDeclined,
	type Transaction,
} from "@nev/api/operations";
import { and, eq, inArray, ne, not, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";

/** What became of the mails of leads. */
export interface ChangedMails {
	/** The recorded change, which can be undone; absent if no mail has another state. */
	readonly change?: number | undefined;
	/** The ids of the mails that were changed. */
	readonly mails: ReadonlySet<number>;
	/** The leads as they are now, without those that do not exist. */
	readonly leads: readonly StoredLead[];
}

/**
 * Makes the unsent mails of leads due now: those that wait for an attempt and those that failed. Those to a
 * dealership that may not be mailed, or whose sender is not to be contacted, are held back.
 */
export function retryLeads(
	orm: Pick<Orm, "transaction">,
	ids: readonly number[],
	author: Author,
): Promise<ChangedMails> {
	const isUnsent = inArray(mails.state, ["waiting", "dead"]);
	return orm.transaction((transaction) =>
		changeMails(transaction, ids, author, () => retry(transaction, and(isMailOf(ids), isUnsent))),
	);
}

/**
 * Makes all mails due now that failed for good, or all that wait, or holds them back as `retryLeads` does.
 *
 * @returns how many are due, and how many are held back
 */
export function retryAll(
	orm: Orm,
	state: "dead" | "waiting",
	author: Author,
): Promise<{ due: number; held: number }> {
	return orm.transaction(async (transaction) => {
		await recordAs(transaction, author);
		const isUnsent = and(isLeadMail, eq(mails.state, state));
		const unsent = transaction.select({ id: mails.leadId }).from(mails).where(isUnsent);
		const ids = await lockInOrder(transaction, leads.id, inArray(leads.id, unsent));
		const isTheirs = sql`${mails.leadId} = any(${sql.param(ids)})`;
		await lockInOrder(transaction, mails.id, and(isTheirs, isUnsent));
		const retried = [...(await retry(transaction, and(isTheirs, isUnsent)))];
		const isHeld = and(sql`${mails.id} = any(${sql.param(retried)})`, eq(mails.state, "held"));
		const held = await transaction.$count(mails, isHeld);
		return { due: retried.length - held, held };
	});
}

/** Makes mails due now, or holds them back where a server would. */
function retry(transaction: Transaction, condition: SQL | undefined): Promise<ReadonlySet<number>> {
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
export function releaseLeads(
	orm: Pick<Orm, "transaction">,
	ids: readonly number[],
	author: Author,
	settings: ConfirmationSettings,
): Promise<ChangedMails> {
	return orm.transaction((transaction) =>
		changeMails(transaction, ids, author, async () => {
			const released = await makeDue(
				transaction,
				and(isMailOf(ids), eq(mails.state, "held"), isForMailable(transaction)),
				{ releasedAt: sql`now()` },
			);
			await confirmReleased(transaction, released, settings);
			return released;
		}),
	);
}

/** Sends mails once more that were sent, for who did not get them or has lost them. */
export function resendLeads(
	orm: Pick<Orm, "transaction">,
	ids: readonly number[],
	author: Author,
): Promise<ChangedMails> {
	// Mail programs drop a second mail with the Message-ID of one that they have.
	const greatestCopy = sql`(
		select max(other.copy) from ${mails} other
		where other.lead_id = ${mails.leadId} and other.recipient = ${mails.recipient}
	)`;
	// A dealership that was handed a lead back has two mails of it.
	const isNewest = sql`not exists (
		select from ${mails} newer
		where newer.lead_id = ${mails.leadId} and newer.recipient = ${mails.recipient}
			and newer.dealership_id is not distinct from ${mails.dealershipId}
			and newer.state in ('waiting', 'sent') and newer.id > ${mails.id}
	)`;
	return orm.transaction((transaction) =>
		changeMails(transaction, ids, author, () =>
			makeDue(
				transaction,
				and(
					isMailOf(ids),
					eq(mails.state, "sent"),
					ne(mails.recipient, "former"),
					isNewest,
					isForMailable(transaction),
					not(isOfDeclinedSender),
				),
				{ copy: sql`${greatestCopy} + 1`, mayHaveArrived: true },
			),
		),
	);
}

/**
 * Changes the mails of leads as an author, and reads what became of them. No server can claim one of them
 * before the end of the transaction.
 */
export async function changeMails(
	transaction: Transaction,
	ids: readonly number[],
	author: Author,
	change: () => Promise<ReadonlySet<number>>,
): Promise<ChangedMails> {
	await recordAs(transaction, author);
	// Leads before their mails, as where they are handed over.
	await lockInOrder(transaction, leads.id, inArray(leads.id, [...ids]));
	await lockInOrder(transaction, mails.id, isMailOf(ids));
	const changed = await change();
	return {
		mails: changed,
		change: await changeOf(transaction),
		leads: await newestLeads(transaction, { ids }, ids.length),
	};
}

/**
 * Makes mails due now, and returns their ids. Leaves alone mails that a server is sending, which would
 * go out twice. Leads of mails that did not wait have another version from then on, so that an operator who has
 * seen them before does not do the same again.
 */
async function makeDue(
	transaction: Transaction,
	condition: SQL | undefined,
	values: PgUpdateSetSource<typeof mails> = {},
): Promise<ReadonlySet<number>> {
	const isIdle = and(condition, isUnclaimed);
	const stopped = transaction
		.select({ id: mails.leadId })
		.from(mails)
		.where(and(isIdle, ne(mails.state, "waiting")));
	await transaction
		.update(leads)
		.set({ stage: sql`${leads.stage}` })
		.where(inArray(leads.id, stopped));
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
		.returning({ id: mails.id });
	return new Set(changed.map(({ id }) => id));
}
