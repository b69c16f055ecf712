import { and, eq } from "drizzle-orm";
import type { Company } from "../company/company.js";
import { companyTimeZone } from "../company/company-time-zone.js";
import type { Mail } from "../mail/mail.js";
import { type Claim, notMailable } from "../mail-queue/claims.js";
import { isOfDeclinedSender, senderDeclined } from "../people/declined-sender.js";
import type { Settings } from "../settings/settings.js";
import { mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { adfMail } from "./adf.js";
import { type Lead, readLead, readLeadDealership } from "./lead.js";
import { dealLinkOf } from "./lead-deal.js";
import { handedOverMail, leadMail } from "./lead-mail.js";
import { findAddress, readDealershipAddress } from "./mailed-address.js";
import { messageIdOf } from "./message-id.js";

/** The address of the page where a dealer says that it has a lead. */
export type AcknowledgeAddress = (lead: Lead, dealershipId: number) => Promise<string>;

/**
 * Writes the mail of a lead; a text says why it is held back, and undefined that its address or its lead is not its
 * recipient's any more.
 *
 * @param addressOf absent: there is no such page, or its address is unknown
 */
export async function writeMail(
	orm: Orm,
	claim: Claim,
	{
		mail,
		publicUrl,
		company,
		companyZone,
	}: Pick<Settings, "mail"> &
		Partial<Pick<Settings, "publicUrl">> & {
			readonly company: Company;
			/** The time zone that pages state of the company. */
			readonly companyZone?: string;
		},
	addressOf?: AcknowledgeAddress,
): Promise<Mail | string | undefined> {
	const { id, leadId, recipient, dealershipId, copy, mayHaveArrived } = claim;
	const stored = leadId === null ? undefined : await readLead(orm, leadId, recipient === "dealer");
	if (!stored || recipient === null) return notMailable;
	const isDealer = recipient === "dealer";
	// Whom else the visitor has asked is not the dealer's business.
	const earlier = (stored.earlier ?? []).filter(
		({ mailedTo }) => !isDealer || mailedTo === dealershipId,
	);
	const lead = { ...stored, earlier, dealLink: dealLinkOf(stored, publicUrl) };
	if (await hasDeclinedSender(orm, id)) return senderDeclined;
	const messageId = messageIdOf(lead, recipient, mail.from, copy);
	const address =
		recipient === "company"
			? await findAddress(
					orm,
					claim,
					{ email: mail.to, format: "mail", name: company.name },
					mail.leadAddresses,
				)
			: await readDealershipAddress(orm, claim);
	if (address === undefined || typeof address === "string") return address;
	const envelope = { messageId, to: address.email };
	if (recipient === "former") {
		const former = dealershipId === null ? undefined : await readLeadDealership(orm, dealershipId);
		if (!former) return notMailable;
		return handedOverMail(lead, { ...former, email: address.email }, messageId, company);
	}
	if (address.format === "adf") {
		return adfMail(lead, envelope, company, {
			status: mayHaveArrived ? "resend" : "new",
			isDealer,
		});
	}
	if (recipient === "company") {
		const timeZone = companyTimeZone(companyZone);
		return leadMail(lead, envelope, { company: company.name, timeZone });
	}
	const acknowledge = dealershipId === null ? undefined : await addressOf?.(lead, dealershipId);
	const timeZone = lead.dealership?.timeZone;
	return leadMail(lead, envelope, { company: company.name, timeZone, isDealer, acknowledge });
}

/** Whether the sender of a mail's lead asked not to be contacted. */
export async function hasDeclinedSender(orm: Orm, mail: number): Promise<boolean> {
	const declined = and(eq(mails.id, mail), isOfDeclinedSender);
	return (await orm.select({ id: mails.id }).from(mails).where(declined)).length > 0;
}
