import { and, type SQL, sql } from "drizzle-orm";
import { leads } from "../../storage/lead-schema.js";
import { dealerships } from "../../storage/schema.js";

/*
 * Written as in the indexes of the migration "desk", or PostgreSQL does not use them.
 */
export const dealerText = sql`lower(${dealerships.name} || ' ' || ${dealerships.city} || ' ' || ${dealerships.zipCode} || ' ' || ${dealerships.email})`;

export const leadText = sql`lower(${leads.name} || ' ' || ${leads.email} || ' ' || ${leads.phone})`;

/** Beyond, a search finds no fewer rows and takes longer. */
const maxWords = 8;

/** Whether each word of a search is somewhere in a text. */
export function containsWords(text: SQL, search: string | undefined): SQL | undefined {
	const words = (search ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
	// Several conditions, because `like all` does not use the index.
	return and(...words.map((word) => sql`${text} like ${`%${escapeLike(word)}%`}`));
}

/** PostgreSQL rejects the character U+0000. */
function escapeLike(word: string): string {
	return word
		.toWellFormed()
		.replaceAll("\0", "")
		.replace(/[\\%_]/g, "\\$&");
}
