import { type Author, leads, mails, notFound, type Orm } from "@nev/api/operations";
import type { DeskLead, Saved } from "@nev/contract/desk";
import { and, eq, sql } from "drizzle-orm";
import { changeLeads } from "../../leads/change-leads.js";
import { DeskError } from "../desk-error.js";
import { readDeskLead } from "./read-lead.js";

/** A former dealer's mail cannot be sent once more, so that it came back would be a problem for ever. */
const isToPresentRecipient = sql`(${mails.recipient} = 'company' or ${mails.recipient} = 'dealer'
	and ${mails.dealershipId} = (select ${leads.dealershipId} from ${leads} where ${leads.id} = ${mails.leadId}))`;

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
			await transaction
				.update(mails)
				.set({ state: "returned" })
				.where(
					and(
						eq(mails.leadId, lead),
						eq(mails.id, mail),
						eq(mails.state, "sent"),
						isToPresentRecipient,
					),
				);
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
