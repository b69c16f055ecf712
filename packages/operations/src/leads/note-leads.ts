import {
	type Author,
	keyOfSender,
	leadNotes,
	leads,
	type Orm,
	runIdempotent,
} from "@nev/api/operations";
import type { NewLeadNote } from "@nev/contract/desk";
import { and, eq } from "drizzle-orm";

/**
 * Writes down a note about a lead, with its author and the time. It is deleted with the lead, and is not in
 * the past. One that is sent again with its key is the note that is there, or was.
 *
 * @returns its id; undefined if there is no such lead
 */
export function addLeadNote(
	orm: Orm,
	leadId: number,
	{ text, key }: NewLeadNote,
	{ actor }: Pick<Author, "actor">,
): Promise<number | undefined> {
	return orm.transaction(async (transaction) => {
		const [lead] = await transaction
			.select({ id: leads.id })
			.from(leads)
			.where(eq(leads.id, leadId))
			.for("key share");
		if (!lead) return undefined;
		const request = {
			path: `leads/${leadId}/notes`,
			key: key && keyOfSender(key, actor),
			body: text,
		};
		return runIdempotent(transaction, request, async () => {
			const [note] = await transaction
				.insert(leadNotes)
				.values({ leadId, text, author: actor })
				.returning({ id: leadNotes.id });
			return note?.id;
		});
	});
}

/** Deletes a note, and returns whether the lead had it. */
export async function removeLeadNote(orm: Orm, leadId: number, id: number): Promise<boolean> {
	const removed = await orm
		.delete(leadNotes)
		.where(and(eq(leadNotes.leadId, leadId), eq(leadNotes.id, id)))
		.returning({ id: leadNotes.id });
	return removed.length > 0;
}
