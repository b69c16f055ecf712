import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Orm } from "../storage/orm.js";
import { doNotContact } from "../storage/people-schema.js";

/** An email address as it is compared: people write theirs in any case. */
export function normalizeEmail(email: string): string {
	return email.trim().toLowerCase();
}

/** The list holds hashes, so that it does not say who is on it to somebody who reads it. */
export function emailHash(email: string): string {
	return createHash("sha256").update(normalizeEmail(email)).digest("base64url");
}

/** Whether somebody asked not to be contacted at this email address. */
export async function isDoNotContact(orm: Pick<Orm, "select">, email: string): Promise<boolean> {
	const rows = await orm
		.select({ since: doNotContact.since })
		.from(doNotContact)
		.where(eq(doNotContact.emailHash, emailHash(email)));
	return rows.length > 0;
}

/** The hashes of all addresses on the list. */
export async function readDoNotContact(orm: Pick<Orm, "select">): Promise<ReadonlySet<string>> {
	const rows = await orm.select({ emailHash: doNotContact.emailHash }).from(doNotContact);
	return new Set(rows.map(({ emailHash }) => emailHash));
}
