import { and, eq, exists, gt, inArray, isNull, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import { isNew, leads } from "../storage/lead-schema.js";
import { isLeadMail, mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";

/** A lead that is overdue for longer is no longer reported: nobody is to be reminded of it for ever. */
export const maxOverdueDays = 30;

/**
 * The condition for leads whose mail to the dealership that they are for is sent or waits. A server of an earlier
 * version did not name the dealership in it.
 */
export function isMailedToDealer(orm: Pick<Orm, "select">): SQL {
	const theirs = orm
		.select({ id: mails.id })
		.from(mails)
		.where(
			and(
				isLeadMail,
				eq(mails.leadId, leads.id),
				eq(mails.recipient, "dealer"),
				sql`coalesce(${mails.dealershipId}, ${leads.dealershipId}) = ${leads.dealershipId}`,
				inArray(mails.state, ["waiting", "sent"]),
			),
		);
	return and(ne(leads.kind, "dealership"), exists(theirs)) as SQL;
}

/** Whether the sender of a lead asked not to be contacted. */
export const isOfDeclined = sql`is_do_not_contact(${leads.email})`;

/**
 * The condition for leads that somebody should take: not those that are held back as doubtful, which are another
 * problem, not signups that an operator has decided about, and none whose sender asked not to be contacted.
 */
export function isWatched(orm: Pick<Orm, "select">): SQL | undefined {
	const held = orm
		.select({ id: mails.id })
		.from(mails)
		.where(
			and(
				isLeadMail,
				eq(mails.leadId, leads.id),
				eq(mails.recipient, "company"),
				eq(mails.state, "held"),
			),
		);
	const undecided = orm
		.select({ id: dealerships.id })
		.from(dealerships)
		.where(
			and(
				eq(dealerships.id, leads.dealershipId),
				isNull(dealerships.reviewedAt),
				sql`${dealerships.visibility} in ('pending', 'visible')`,
			),
		);
	return and(
		not(exists(held)),
		or(ne(leads.kind, "dealership"), exists(undecided)),
		not(isOfDeclined),
	);
}

/** The condition for leads that nobody has taken in time. */
export function isOverdue(orm: Pick<Orm, "select">): SQL | undefined {
	return and(
		isNew,
		lte(leads.overdueAt, sql`now()`),
		gt(leads.overdueAt, sql`now() - make_interval(days => ${maxOverdueDays})`),
		isWatched(orm),
	);
}
