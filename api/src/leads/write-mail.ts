import { and, eq } from "drizzle-orm";
import type { Company } from "../company/company.js";
import { companyTimeZone } from "../company/company-time-zone.js";
import { readCompany } from "../company/stored-company.js";
import type { Mail } from "../mail/mail.js";
import { type Claim, notMailable } from "../mail-queue/claims.js";
import { isOfDeclinedSender, senderDeclined } from "../people/declined-sender.js";
import type { Settings } from "../settings/settings.js";
import { leads } from "../storage/lead-schema.js";
import { mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships, isMailable } from "../storage/schema.js";
import { adfMail } from "./adf.js";
import { type Lead, readLead, readLeadDealership } from "./lead.js";
import { handedOverMail, leadMail } from "./lead-mail.js";
import { messageIdOf } from "./message-id.js";

/** The address of the page where a dealer says that it has a lead. */
export type AcknowledgeAddress = (lead: Lead, dealershipId: number) => Promise<string>;

/**
 * Writes the mail of a lead; a text says why it is held back.
 *
 * @param addressOf absent: there is no such page, or its address is unknown
 */
export async function writeMail(
	orm: Orm,
	{ id, leadId, recipient, dealershipId, copy, mayHaveArrived }: Claim,
	{ mail, company }: Pick<Settings, "mail"> & { readonly company: Company },
	addressOf?: AcknowledgeAddress,
): Promise<Mail | string> {
	const lead = leadId === null ? undefined : await readLead(orm, leadId, recipient === "dealer");
	if (!lead || recipient === null) return notMailable;
	if (await hasDeclinedSender(orm, id)) return senderDeclined;
	const messageId = messageIdOf(lead, recipient, mail.from, copy);
	if (recipient === "company") {
		const timeZone = companyTimeZone((await readCompany(orm))?.supportTimeZone);
		return leadMail(lead, { messageId, to: mail.to }, { company: company.name, timeZone });
	}
	if (recipient === "former") {
		const former =
			dealershipId === null ? undefined : await readLeadDealership(orm, dealershipId, isMailable);
		return former ? handedOverMail(lead, former, messageId, company) : notMailable;
	}
	if (!lead.dealership || !(await isDealershipMailable(orm, lead.id, dealershipId)))
		return notMailable;
	const envelope = { messageId, to: lead.dealership.email };
	if (lead.dealership.leadFormat === "adf") {
		return adfMail(lead, envelope, company, mayHaveArrived ? "resend" : "new");
	}
	const acknowledge = dealershipId === null ? undefined : await addressOf?.(lead, dealershipId);
	const { timeZone } = lead.dealership;
	return leadMail(lead, envelope, { company: company.name, timeZone, isDealer: true, acknowledge });
}

/** Whether the sender of a mail's lead asked not to be contacted. */
export async function hasDeclinedSender(orm: Orm, mail: number): Promise<boolean> {
	const declined = and(eq(mails.id, mail), isOfDeclinedSender);
	return (await orm.select({ id: mails.id }).from(mails).where(declined)).length > 0;
}

/** @param dealershipId of the mail; it is outdated if the lead is for another dealership by now */
async function isDealershipMailable(
	orm: Orm,
	leadId: number,
	dealershipId: number | null,
): Promise<boolean> {
	const rows = await orm
		.select({ id: dealerships.id })
		.from(leads)
		.innerJoin(dealerships, eq(leads.dealershipId, dealerships.id))
		.where(
			and(
				eq(leads.id, leadId),
				dealershipId === null ? undefined : eq(dealerships.id, dealershipId),
				isMailable,
			),
		);
	return rows.length > 0;
}
