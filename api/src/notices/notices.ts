import { eq, inArray, lte, sql } from "drizzle-orm";
import { domainOf, type Mail } from "../mail/mail.js";
import { notices } from "../storage/correction-schema.js";
import type { Orm } from "../storage/orm.js";

/** A mail about a listing, to a dealer or to the company. */
export type Notice = Pick<typeof notices.$inferInsert, "to" | "subject" | "text">;

/** A notice that this process is to send. */
export type ClaimedNotice = typeof notices.$inferSelect;

/** The seconds after which another process sends it, if this one has died. Longer than sending may take. */
const leaseSeconds = 900;

/** Stores notices in the transaction of what they tell, to be sent once it is committed. */
export async function addNotices(
	orm: Pick<Orm, "insert">,
	values: readonly Notice[],
): Promise<void> {
	if (values.length > 0) await orm.insert(notices).values([...values]);
}

/** Claims notices that are due, for as long as the lease. */
export function claimNotices(orm: Orm, limit: number): Promise<ClaimedNotice[]> {
	const due = orm
		.$with("due")
		.as(
			orm
				.select({ id: notices.id })
				.from(notices)
				.where(lte(notices.dueAt, sql`now()`))
				.orderBy(notices.dueAt)
				.limit(limit)
				.for("update", { skipLocked: true }),
		);
	return orm
		.with(due)
		.update(notices)
		.set({
			attempts: sql`${notices.attempts} + 1`,
			dueAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
		})
		.where(inArray(notices.id, orm.select({ id: due.id }).from(due)))
		.returning();
}

/** Forgets a notice that was sent, or that nobody will ever accept. */
export async function removeNotice(orm: Pick<Orm, "delete">, id: number): Promise<void> {
	await orm.delete(notices).where(eq(notices.id, id));
}

/** @param delay in milliseconds */
export async function postponeNotice(
	orm: Pick<Orm, "update">,
	id: number,
	delay: number,
): Promise<void> {
	await orm
		.update(notices)
		.set({ dueAt: sql`now() + make_interval(secs => ${delay / 1000})` })
		.where(eq(notices.id, id));
}

/** The mail of a notice, with the same Message-ID at every attempt. */
export function noticeMail(
	{ id, createdAt, to, subject, text }: ClaimedNotice,
	from: string,
): Mail {
	const messageId = `<notice.${id}.${createdAt.getTime()}@${domainOf(from)}>`;
	return { messageId, to, subject, text };
}
