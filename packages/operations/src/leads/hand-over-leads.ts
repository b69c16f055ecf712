import {
	dealerships,
	insertBatchSize,
	isMailOf,
	isToDealershipOf,
	isUnclaimed,
	isUnsent,
	isVisible,
	leadMailColumns,
	leads,
	mails,
	restartClock,
	type StoredDealership,
	storedDealershipColumns,
	type Transaction,
} from "@nev/api/operations";
import {
	and,
	asc,
	eq,
	getTableColumns,
	inArray,
	isNotNull,
	isNull,
	type SQL,
	sql,
} from "drizzle-orm";
import type { ChangedLeads } from "./change-leads.js";
import { type LeadToHandOver, mailsToReceiver, tellFormers } from "./hand-over-mails.js";

export interface HandOver {
	/** The dealership that gets the leads. */
	readonly to: number;
	/** Mails the former dealerships that a lead is not theirs any more, if they were mailed it. */
	readonly tellsFormer: boolean;
}

/**
 * Hands leads to another dealership, which is mailed them. What their former dealerships were
 * not sent yet never is. A dealership that could not be mailed when a lead came gets it now.
 *
 * @returns undefined if there is no such dealership, or it takes no leads
 */
export async function handOverLeads(
	transaction: Transaction,
	ids: readonly number[],
	{ to, tellsFormer }: HandOver,
): Promise<ChangedLeads | undefined> {
	const dealership = await lockReceiver(transaction, to);
	if (!dealership) return undefined;
	const found = await readLeads(transaction, ids);
	const moved = found.filter((one) => canBeHandedOver(one, dealership));
	const movedIds = moved.map(({ lead }) => lead.id);
	const told = tellsFormer ? await tellFormers(transaction, moved) : { mails: [], notToldCount: 0 };
	if (moved.length > 0) await moveLeads(transaction, movedIds, to);
	const isKept = isFor(to);
	const mailsTo = (some: readonly LeadToHandOver[]) =>
		some.flatMap((one) => mailsToReceiver(one, dealership));
	const toReceiver = await storeMails(transaction, mailsTo(moved.filter((one) => !isKept(one))));
	const toPresent = await storeKept(transaction, mailsTo(moved.filter(isKept)));
	const toFormer = await storeMails(transaction, told.mails);
	return {
		leads: new Set(movedIds),
		mails: new Set([...toReceiver, ...toPresent, ...toFormer]),
		notToldCount: told.notToldCount,
	};
}

const isFor =
	(dealership: number) =>
	({ lead }: LeadToHandOver) =>
		lead.dealershipId === dealership;

/** Not one that is a dealership's signup, that was discarded, or that a server is mailing to its dealership. */
function canBeHandedOver(stored: LeadToHandOver, to: StoredDealership): boolean {
	const { lead, mails } = stored;
	if (lead.kind === "dealership" || lead.discardedAt) return false;
	if (isFor(to.id)(stored)) {
		const isMailed = mails
			.filter(isToDealershipOf(lead))
			.some(({ state }) => state !== "discarded");
		if (isMailed || mailsToReceiver(stored, to).length === 0) return false;
	}
	return !mails.some(({ recipient, isClaimed }) => recipient === "dealer" && isClaimed);
}

/** Leads with their mails. */
export async function readLeads(
	transaction: Transaction,
	ids: readonly number[],
): Promise<LeadToHandOver[]> {
	const isDeclined = sql<boolean>`is_do_not_contact(${leads.email})`;
	const rows = await transaction
		.select({ ...getTableColumns(leads), isDeclined })
		.from(leads)
		.where(inArray(leads.id, [...ids]))
		.orderBy(asc(leads.id));
	const stored = await transaction
		.select({ ...leadMailColumns, isClaimed: sql<boolean>`not (${isUnclaimed})` })
		.from(mails)
		.where(isMailOf(ids))
		.orderBy(asc(mails.id));
	return rows.map((lead) => ({ lead, mails: stored.filter((mail) => mail.leadId === lead.id) }));
}

/** Makes leads those of another dealership, and ends the mails that were not sent to the former ones. */
async function moveLeads(
	transaction: Transaction,
	ids: readonly number[],
	to: number,
): Promise<void> {
	await nameDealerships(transaction, ids);
	// What the former dealer has taken is new for this one.
	await transaction
		.update(leads)
		.set({
			...restartClock,
			dealershipId: to,
			stage: sql`case ${leads.stage} when 'taken' then 'new' else ${leads.stage} end`,
		})
		.where(inArray(leads.id, [...ids]));
	await discardOutdated(transaction, inArray(mails.leadId, [...ids]));
}

/** Stores mails, and returns their ids. */
async function storeMails(
	transaction: Transaction,
	values: readonly (typeof mails.$inferInsert)[],
): Promise<number[]> {
	const ids: number[] = [];
	for (let start = 0; start < values.length; start += insertBatchSize) {
		const batch = values.slice(start, start + insertBatchSize);
		const rows = await transaction.insert(mails).values(batch).returning({ id: mails.id });
		for (const { id } of rows) ids.push(id);
	}
	return ids;
}

/**
 * Stores mails of leads that stay with their dealership or the company. They are stored as held and then set to
 * waiting: an update is recorded and an insert is not, so an undo holds them back again.
 */
export async function storeKept(
	transaction: Transaction,
	values: readonly (typeof mails.$inferInsert)[],
): Promise<number[]> {
	const due = values.filter(({ state }) => state === "waiting");
	const held = values.filter(({ state }) => state === "held");
	const ids = await storeMails(
		transaction,
		due.map((one) => ({ ...one, state: "held" as const })),
	);
	await transaction.update(mails).set({ state: "waiting" }).where(inArray(mails.id, ids));
	return [...ids, ...(await storeMails(transaction, held))];
}

/**
 * Reads a dealership that leads are to be handed to, and keeps others from changing it until the end of the
 * transaction. To be called before leads are locked, since an undo and an import lock dealerships first.
 *
 * @returns undefined if there is none, or it takes no leads
 */
export async function lockReceiver(
	transaction: Transaction,
	id: number,
): Promise<StoredDealership | undefined> {
	const [dealership] = await transaction
		.select(storedDealershipColumns)
		.from(dealerships)
		.where(and(eq(dealerships.id, id), isVisible, isNull(dealerships.pausedUntil)))
		.for("share");
	return dealership;
}

const dealershipOfLead = sql`(select ${leads.dealershipId} from ${leads} where ${leads.id} = ${mails.leadId})`;

/** Says for whom mails are that a server of an earlier version stored. */
async function nameDealerships(transaction: Transaction, ids: readonly number[]): Promise<void> {
	await transaction
		.update(mails)
		.set({ dealershipId: dealershipOfLead })
		.where(
			and(
				inArray(mails.leadId, [...ids]),
				eq(mails.recipient, "dealer"),
				isNull(mails.dealershipId),
			),
		);
}

/** Ends the mails of leads that are not sent and are for a dealership that a lead is not for any more. */
export async function discardOutdated(transaction: Transaction, isOfLead: SQL): Promise<void> {
	// One to a former dealership is outdated if the lead is for it again.
	const isOutdated = sql`(${mails.recipient} = 'former') = (${mails.dealershipId} is not distinct from ${dealershipOfLead})`;
	await transaction
		.update(mails)
		.set({ state: "discarded", claimedUntil: null })
		.where(and(isOfLead, isNotNull(mails.dealershipId), isUnsent, isUnclaimed, isOutdated));
}
