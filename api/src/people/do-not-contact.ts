import { createHash } from "node:crypto";
import { or, type SQL, sql } from "drizzle-orm";
import type { Orm } from "../storage/orm.js";
import { doNotContact } from "../storage/schema.js";

/** An email address as it is compared: people write theirs in any case. */
export function normalizeEmail(email: string): string {
	return email.trim().toLowerCase();
}

/**
 * The plain hash that an earlier version made of an entry. A migration hashed it with the key, as its address
 * is unknown.
 */
export function unkeyedEmailHash(email: string): string {
	return createHash("sha256").update(normalizeEmail(email)).digest("base64url");
}

/**
 * The hash of a new entry. PostgreSQL computes it with the database's own key, which a restored backup
 * may replace at any time.
 */
const keyedEmailHash = (email: string) => sql<string>`keyed_email_hash(${normalizeEmail(email)})`;

const isEntryOf = (email: string): SQL | undefined =>
	or(
		sql`${doNotContact.emailHash} = 'old:' || keyed_email_hash(${unkeyedEmailHash(email)})`,
		sql`${doNotContact.emailHash} = ${keyedEmailHash(email)}`,
	);

/** Whether somebody asked not to be contacted at this email address. */
export async function isDoNotContact(orm: Pick<Orm, "select">, email: string): Promise<boolean> {
	const rows = await orm.select().from(doNotContact).where(isEntryOf(email));
	return rows.length > 0;
}

/** Those of the addresses that are on the list, normalized. */
export async function findDoNotContact(
	orm: Pick<Orm, "execute">,
	emails: readonly string[],
): Promise<ReadonlySet<string>> {
	const normalized = [...new Set(emails.map(normalizeEmail))];
	const { rows } = await orm.execute<{ email: string }>(sql`
		select email
		from unnest(${sql.param(normalized)}::text[], ${sql.param(normalized.map(unkeyedEmailHash))}::text[])
			as candidates (email, unkeyed)
		where exists (
			select from ${doNotContact}
				where email_hash in ('old:' || keyed_email_hash(unkeyed), keyed_email_hash(email))
		)`);
	return new Set(rows.map(({ email }) => email));
}

/** Puts an address on the list. */
export async function addDoNotContact(orm: Pick<Orm, "insert">, email: string): Promise<void> {
	await orm
		.insert(doNotContact)
		.values({ emailHash: keyedEmailHash(email) })
		.onConflictDoNothing();
}

/** Takes an address off the list. */
export async function removeDoNotContact(orm: Pick<Orm, "delete">, email: string): Promise<void> {
	await orm.delete(doNotContact).where(isEntryOf(email));
}
