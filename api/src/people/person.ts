import { paths } from "@nev/contract";
import { and, type Column, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { keepSumsOfLeads } from "../insight/lead-sums.js";
import type { Settings } from "../settings/settings.js";
import { correctionLinks, corrections } from "../storage/correction-schema.js";
import { idempotencyKeys, leadNotes, leads } from "../storage/lead-schema.js";
import { lockInOrder, waitForImport } from "../storage/locks.js";
import { isLeadMail, isNoLeadMail, mails } from "../storage/mail-schema.js";
import type { Orm, Transaction } from "../storage/orm.js";
import { dealerships, erasures, hasFurtherAddress } from "../storage/schema.js";
import { scrubChanges, withoutEntry } from "./changes-of-person.js";
import { normalizeEmail } from "./do-not-contact.js";

/** Leads that came from an email address. */
export const isLeadOf = (email: string) => eq(sql`lower(${leads.email})`, normalizeEmail(email));

const isDealershipOf = (email: string) =>
	eq(sql`lower(${dealerships.email})`, normalizeEmail(email));

/** The dealerships with an email address. */
export function dealershipsOf(orm: Pick<Orm, "select">, email: string) {
	return orm.select().from(dealerships).where(isDealershipOf(email)).orderBy(dealerships.id);
}

/** The dealerships whose leads are mailed to an email address besides their own. */
export const isMailedAt = (email: string): SQL =>
	hasFurtherAddress(dealerships.leadAddresses, normalizeEmail(email));

export interface Erased {
	readonly leads: number;
	readonly dealerships: number;
}

/**
 * Deletes the leads that came from an email address, with their mails and idempotency keys, and the
 * corrections of listings that name it, removes the address from recorded changes and from those that dealers are
 * mailed at, and records how many there were.
 * The sums of a day keep that there was a lead.
 *
 * @param dealershipIds dealerships to delete too, visible or not, if they have the address
 */
export async function erasePerson(
	transaction: Transaction,
	email: string,
	dealershipIds: readonly number[],
	{ hasInsight }: Pick<Settings, "hasInsight">,
): Promise<Erased> {
	const locked = await lockRows(transaction, email, dealershipIds);
	const { listings, changed, isLocked, isMailLocked } = locked;
	const isTheirs = sql`${isLocked} and ${isLeadOf(email)}`;
	if (hasInsight) await keepSumsOfLeads(transaction, isTheirs);
	const deletedLeads = await transaction.delete(leads).where(isTheirs).returning({ id: leads.id });
	const deletedDealerships =
		listings.length > 0
			? await transaction
					.delete(dealerships)
					.where(inArray(dealerships.id, listings))
					.returning({ id: dealerships.id })
			: [];
	// The answer to a signup contains the id of its dealership. All others contain the id of their lead.
	await deleteKeys(transaction, ne(idempotencyKeys.path, paths.dealerships), deletedLeads);
	await deleteKeys(transaction, eq(idempotencyKeys.path, paths.dealerships), deletedDealerships);
	await transaction
		.update(dealerships)
		.set({ leadAddresses: withoutEntry(dealerships.leadAddresses, email) })
		.where(and(inArray(dealerships.id, changed), isMailedAt(email)));
	await eraseCorrections(transaction, email);
	await scrubLeads(transaction, email, isLocked, isMailLocked);
	await scrubChanges(transaction, email);
	const erased = { leads: deletedLeads.length, dealerships: deletedDealerships.length };
	if (erased.leads + erased.dealerships > 0) await transaction.insert(erasures).values(erased);
	return erased;
}

/**
 * Locks what is to be deleted, and leads and mails that lose their dealership or a word of what is stored with
 * them, in the order of other actions on them.
 *
 * @returns those of the dealerships that have the address, all that are locked, and conditions for the locked leads
 * and mails.
 * Those that match since then stay as they are: to change them would be to lock them out of order.
 */
async function lockRows(
	transaction: Transaction,
	email: string,
	dealershipIds: readonly number[],
): Promise<{ listings: number[]; changed: number[]; isLocked: SQL; isMailLocked: SQL }> {
	await waitForImport(transaction, dealerships);
	const isErased = and(isDealershipOf(email), inArray(dealerships.id, [...dealershipIds]));
	const isChanged = or(isErased, isMailedAt(email));
	const changed = await lockInOrder(transaction, dealerships.id, isChanged, "update");
	const erased = await transaction
		.select({ id: dealerships.id })
		.from(dealerships)
		.where(and(isErased, inArray(dealerships.id, changed)));
	const listings = erased.map(({ id }) => id);
	const isTheirs = inArray(leads.dealershipId, listings);
	const isNaming = or(
		isLeadOf(email),
		isTheirs,
		names(leads.discardReason, email),
		names(leads.giveBackNote, email),
	);
	const leadIds = await lockInOrder(transaction, leads.id, isNaming);
	const isMailNaming = or(
		sql`${mails.leadId} = any(${sql.param(leadIds)})`,
		inArray(mails.dealershipId, listings),
		names(mails.lastError, email),
		isMailTo(email),
	);
	const mailIds = await lockInOrder(transaction, mails.id, isMailNaming);
	return {
		listings,
		changed,
		isLocked: sql`${leads.id} = any(${sql.param(leadIds)})`,
		isMailLocked: sql`${mails.id} = any(${sql.param(mailIds)})`,
	};
}

/** Mails of leads to a dealership's further address. */
const isMailTo = (email: string): SQL | undefined =>
	and(isLeadMail, eq(sql`lower(${mails.to})`, normalizeEmail(email)));

/** What a dealer asked under an address or for it. */
export const isCorrectionOf = (email: string): SQL | undefined =>
	or(
		eq(sql`lower(${corrections.email})`, normalizeEmail(email)),
		eq(sql`lower(${corrections.values}->>'email')`, normalizeEmail(email)),
	);

/** Mails about listings that are to be sent to an address or name it. */
export const isNoticeOf = (email: string): SQL | undefined =>
	and(
		isNoLeadMail,
		or(
			eq(sql`lower(${mails.to})`, normalizeEmail(email)),
			sql`${mails.text} ~* ${addressPattern(email)}`,
		),
	);

/** Deletes what was mailed to an address or is to be, and what a dealer asked under it or for it. */
async function eraseCorrections(transaction: Transaction, email: string): Promise<void> {
	await transaction.delete(corrections).where(isCorrectionOf(email));
	await transaction
		.delete(correctionLinks)
		.where(eq(sql`lower(${correctionLinks.email})`, normalizeEmail(email)));
	await transaction.delete(mails).where(isNoticeOf(email));
}

/** Whether a text contains an address, if only as a part of a longer one. */
const names = (text: Column, email: string) =>
	sql`strpos(lower(${text}), ${normalizeEmail(email)}) > 0`;

/**
 * An address in a text, as a regular expression of PostgreSQL. One that is the end or the beginning of a longer address
 * is none.
 */
function addressPattern(email: string): string {
	// A backslash before a letter would mean something else.
	const escaped = normalizeEmail(email).replace(/[^\p{L}\p{N}_]/gu, "\\$&");
	return `(?<![\\w.+-])${escaped}(?![\\w-]|\\.\\w)`;
}

/** A text without an address. */
function withoutAddress(text: Column, email: string): SQL {
	return sql`regexp_replace(${text}, ${addressPattern(email)}, 'erased', 'gi')`;
}

/**
 * Removes an address from what is stored with the leads of others: mail servers' replies, notes, and why they
 * were discarded or given back.
 */
async function scrubLeads(
	transaction: Transaction,
	email: string,
	isLocked: SQL,
	isMailLocked: SQL,
): Promise<void> {
	await transaction.delete(mails).where(and(isMailLocked, isMailTo(email)));
	await transaction
		.update(mails)
		.set({ lastError: null })
		.where(and(isMailLocked, names(mails.lastError, email)));
	await transaction
		.update(leadNotes)
		.set({ author: "erased" })
		.where(sql`starts_with(lower(${leadNotes.author}) || ' ', ${`${normalizeEmail(email)} `})`);
	await transaction
		.update(leadNotes)
		.set({ text: withoutAddress(leadNotes.text, email) })
		.where(names(leadNotes.text, email));
	await transaction
		.update(leads)
		.set({ discardReason: withoutAddress(leads.discardReason, email) })
		.where(and(isLocked, names(leads.discardReason, email)));
	await transaction
		.update(leads)
		.set({ giveBackNote: withoutAddress(leads.giveBackNote, email) })
		.where(and(isLocked, names(leads.giveBackNote, email)));
}

/** Deletes the idempotency keys whose answers contain the ids of rows. */
async function deleteKeys(
	transaction: Transaction,
	isOfPath: SQL,
	rows: readonly { id: number }[],
): Promise<void> {
	if (rows.length === 0) return;
	const ids = rows.map(({ id }) => String(id));
	await transaction
		.delete(idempotencyKeys)
		.where(and(isOfPath, inArray(sql`${idempotencyKeys.answer}->>'id'`, ids)));
}
