import { and, desc, eq, gt, lte, ne, not, type SQL, sql } from "drizzle-orm";
import { refusalOf } from "../mail/refusal.js";
import { leads } from "../storage/lead-schema.js";
import { isUnsent, type MailKind, mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { maxDelayOfRefusal } from "./backoff.js";
import { isOfHidden } from "./due-mails.js";

/** How many mails of a kind have a state. */
export interface MailCount {
	readonly kind: MailKind;
	readonly state: (typeof mails.$inferSelect)["state"];
	readonly count: number;
	/** How long the longest of them has waited, also between attempts that fail. */
	readonly oldestSeconds: number;
}

/**
 * The condition for mails that failed for good, came back or are held back, of leads that an operator has closed
 * since.
 */
export const isOfClosed = sql`(${mails.state} in ('dead', 'returned', 'held') and exists (
	select from ${leads} where ${leads.id} = ${mails.leadId} and ${leads.stage} = 'closed'
))`;

/**
 * The condition for mails that are neither sent nor discarded, without failed ones of closed leads, and without posts
 * to a webhook if there is none: nobody has to see to these.
 */
export const isToSend = (hasWebhook: boolean): SQL | undefined =>
	and(isUnsent, not(isOfClosed), hasWebhook ? undefined : ne(mails.kind, "webhook"));

/** Counts the mails to send, without approvals of dealers that are hidden. */
export function countMails(
	orm: Pick<Orm, "select">,
	{ hasWebhook }: { readonly hasWebhook: boolean },
): Promise<MailCount[]> {
	return orm
		.select({
			kind: mails.kind,
			state: mails.state,
			count: sql<number>`count(*)::integer`,
			oldestSeconds: sql<number>`greatest(0, extract(epoch from now() - min(${mails.dueSince})))::float`,
		})
		.from(mails)
		.where(and(isToSend(hasWebhook), not(isOfHidden)))
		.groupBy(mails.kind, mails.state);
}

/**
 * Why the mail server refuses mails whatever they say: its reply to one that is tried again because of it. Undefined:
 * it refuses none.
 */
export async function readMailServerRefusal(orm: Pick<Orm, "select">): Promise<string | undefined> {
	const isTriedSoon = lte(
		mails.dueAt,
		sql`now() + make_interval(secs => ${maxDelayOfRefusal / 1000})`,
	);
	const rows = await orm
		.select({ lastError: mails.lastError })
		.from(mails)
		.where(
			and(
				eq(mails.state, "waiting"),
				ne(mails.kind, "webhook"),
				gt(mails.attempts, 0),
				isTriedSoon,
			),
		)
		.orderBy(desc(mails.dueAt))
		.limit(100);
	return rows
		.flatMap(({ lastError }) => lastError ?? [])
		.find((text) => refusalOf(text) === "account");
}

export interface NoticeFigures {
	readonly dead: number;
	readonly held: number;
	readonly waiting: number;
	/** How long the longest of those that wait has waited. */
	readonly oldestSeconds: number;
}

/**
 * Counts the mails about listings by state. Confirmations do not count, as nobody has to see to an address that a
 * visitor has mistyped, and reminders neither, as the company is told of their leads.
 */
export async function countNotices(orm: Pick<Orm, "select">): Promise<NoticeFigures> {
	const counted = await countMails(orm, { hasWebhook: false });
	const others: readonly MailKind[] = ["lead", "reminder", "confirmation"];
	const notices = counted.filter(({ kind }) => !others.includes(kind));
	const sum = (of: MailCount["state"]) =>
		notices.reduce((total, { state, count }) => total + (state === of ? count : 0), 0);
	const waits = notices.filter(({ state }) => state === "waiting");
	return {
		dead: sum("dead"),
		held: sum("held"),
		waiting: sum("waiting"),
		oldestSeconds: Math.trunc(Math.max(0, ...waits.map((one) => one.oldestSeconds))),
	};
}
