import { type Author, mails, notFound, type Orm } from "@nev/api/operations";
import type { DeskLead, Saved } from "@nev/contract/desk";
import { eq } from "drizzle-orm";
import { changeLeads } from "../../leads/change-leads.js";
import { readLeads } from "../../leads/hand-over-leads.js";
import { DeskError } from "../desk-error.js";
import { canReturn, readDeskLead } from "./read-lead.js";

/**
 * Marks a mail of a lead that was sent as one that came back: it counts as failed until it is sent once more. One that
 * is marked already stays so.
 *
 * @throws {HttpError} 404
 * @throws {DeskError} 409 if it is not sent any more, or the lead is for another dealer
 */
export async function returnMail(
	orm: Orm,
	{ lead, mail }: { readonly lead: number; readonly mail: number },
	author: Author,
): Promise<Saved<DeskLead>> {
	const { change } = await orm.transaction((transaction) =>
		changeLeads(transaction, [lead], author, async () => {
			const [stored] = await readLeads(transaction, [lead]);
			const sent = stored?.mails.find(({ id }) => id === mail);
			if (stored && sent && canReturn(stored.lead)(sent)) {
				await transaction.update(mails).set({ state: "returned" }).where(eq(mails.id, mail));
			}
			return undefined;
		}),
	);
	const saved = await readDeskLead(orm, lead);
	const marked = saved.mails.find(({ id }) => id === mail);
	if (!marked) return notFound("The lead has no such mail.");
	if (marked.state === "returned") return { saved, change };
	throw new DeskError(
		409,
		"This mail is not sent any more, or its lead is for another dealer now.",
	);
}
