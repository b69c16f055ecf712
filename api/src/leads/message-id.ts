import { domainOf } from "../mail/mail.js";
import type { Lead } from "./lead.js";

/**
 * The Message-ID of a lead's mail to one recipient.
 *
 * @param copy another number for a mail that is sent again on purpose, which mail programs must not drop
 */
export function messageIdOf(lead: Lead, recipient: string, mailFrom: string, copy = 0): string {
	const name = copy === 0 ? recipient : `${recipient}.${copy}`;
	return `<lead.${lead.uuid}.${name}@${domainOf(mailFrom)}>`;
}
