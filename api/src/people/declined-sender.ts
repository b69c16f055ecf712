import { sql } from "drizzle-orm";
import { leads } from "../storage/lead-schema.js";
import { mails } from "../storage/mail-schema.js";

/** Why a mail is held back whose sender asked not to be contacted, for the operator. */
export const senderDeclined = "The sender is on the do-not-contact list.";

/**
 * Mails of a lead whose sender has asked not to be contacted, and that no operator has released since then.
 * A former dealership is told all the same that it must not answer any more.
 */
export const isOfDeclinedSender = sql<boolean>`(${mails.recipient} <> 'former' and exists (
	select from ${leads}
	where ${leads.id} = ${mails.leadId}
		and do_not_contact_since(${leads.email}) > coalesce(${mails.releasedAt}, '-infinity')
))`;
