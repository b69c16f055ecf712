import {
	isLeadMail,
	isLeadOf,
	isOfDeclinedSender,
	leads,
	mails,
	notMailable,
	type Orm,
	senderDeclined,
} from "@nev/api/operations";
import { and, asc, eq, gte, isNull, ne, or, type SQL, sql } from "drizzle-orm";

/*
 * What is not mailed because somebody is on the do-not-contact list, or was and is not mailed by itself once
 * they are off it: the ids of leads.
 */

/** Leads from an address on the list with a mail that waits, and is held back for the list once it is due. */
export function leadsToHoldForSender(orm: Pick<Orm, "select">, email: string): Promise<number[]> {
	return readIds(
		orm,
		and(isLeadOf(email), hasMail(and(eq(mails.state, "waiting"), isOfDeclinedSender))),
	);
}

/** Leads from an address that are held back for the list. Those that look like spam are not. */
export function leadsHeldForSender(orm: Pick<Orm, "select">, email: string): Promise<number[]> {
	const isForList = or(eq(leads.suspicion, "declined"), eq(mails.lastError, senderDeclined));
	return readIds(orm, and(isLeadOf(email), hasMail(and(isHeld, isForList))));
}

/** Leads with a mail to a dealership that is held back because it may not be mailed. */
export function leadsHeldForDealership(orm: Pick<Orm, "select">, id: number): Promise<number[]> {
	const isTo = and(eq(mails.dealershipId, id), eq(mails.lastError, notMailable));
	return readIds(orm, hasMail(and(isHeld, isTo)));
}

/** Open leads that came for a dealership since a time, and of which there is no mail to it. */
export function leadsWithoutMail(
	orm: Pick<Orm, "select">,
	id: number,
	since: Date,
): Promise<number[]> {
	const isMailed = and(
		eq(mails.recipient, "dealer"),
		eq(mails.dealershipId, id),
		ne(mails.state, "discarded"),
	);
	return readIds(
		orm,
		and(
			eq(leads.dealershipId, id),
			ne(leads.kind, "dealership"),
			gte(leads.createdAt, since),
			ne(leads.stage, "closed"),
			isNull(leads.suspicion),
			sql`not ${hasMail(isMailed)}`,
		),
	);
}

const isHeld = eq(mails.state, "held");

const hasMail = (condition: SQL | undefined) =>
	sql`exists (select from ${mails} where ${isLeadMail} and ${mails.leadId} = ${leads.id} and ${condition})`;

async function readIds(orm: Pick<Orm, "select">, condition: SQL | undefined): Promise<number[]> {
	const rows = await orm
		.select({ id: leads.id })
		.from(leads)
		.where(condition)
		.orderBy(asc(leads.id));
	return rows.map(({ id }) => id);
}
