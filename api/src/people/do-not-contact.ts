import { sql } from "drizzle-orm";
import type { Orm } from "../storage/orm.js";
import { doNotContact } from "../storage/schema.js";

/*
 * PostgreSQL computes the hashes of the list with the database's own key, which a restored backup may
 * replace at any time.
 */

/** An email address as it is compared: people write theirs in any case. */
export function normalizeEmail(email: string): string {
	return email.trim().toLowerCase();
}

/** Whether somebody asked not to be contacted at this email address. */
export async function isDoNotContact(orm: Pick<Orm, "execute">, email: string): Promise<boolean> {
	return (await findDoNotContact(orm, [email])).size > 0;
}

/** Those of the addresses that are on the list, normalized. */
export async function findDoNotContact(
	orm: Pick<Orm, "execute">,
	emails: readonly string[],
): Promise<ReadonlySet<string>> {
	const normalized = [...new Set(emails.map(normalizeEmail))];
	const { rows } = await orm.execute<{ email: string }>(
		sql`select email from unnest(${sql.param(normalized)}::text[]) as email where is_do_not_contact(email)`,
	);
	return new Set(rows.map(({ email }) => email));
}

/** Puts an address on the list. */
export async function addDoNotContact(orm: Pick<Orm, "insert">, email: string): Promise<void> {
	await orm
		.insert(doNotContact)
		.values({ emailHash: sql`(do_not_contact_hashes(${email}))[1]` })
		.onConflictDoNothing();
}

/**
 * Takes an address off the list.
 *
 * @returns since when it was on it; undefined if it was not
 */
export async function removeDoNotContact(
	orm: Pick<Orm, "delete">,
	email: string,
): Promise<Date | undefined> {
	const removed = await orm
		.delete(doNotContact)
		.where(sql`${doNotContact.emailHash} = any(do_not_contact_hashes(${email}))`)
		.returning({ since: doNotContact.since });
	return removed[0]?.since;
}
