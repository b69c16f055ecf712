import { and, eq } from "drizzle-orm";
import { readLead } from "../leads/lead.js";
import { adfMail } from "../mail/adf.js";
import { leadMail } from "../mail/lead-mail.js";
import { type Mail, messageIdOf } from "../mail/mail.js";
import type { Settings } from "../settings/settings.js";
import { leads } from "../storage/lead-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships, isMailable } from "../storage/schema.js";
import type { Claim } from "./claims.js";

/** Writes the mail of a claim; undefined if its dealership may not be mailed any more. */
export async function writeMail(
	orm: Orm,
	{ leadId, recipient, mayHaveArrived }: Claim,
	{ mail, company }: Pick<Settings, "mail" | "company">,
): Promise<Mail | undefined> {
	const lead = await readLead(orm, leadId);
	if (!lead) return undefined;
	const messageId = messageIdOf(lead, recipient, mail.from);
	if (recipient === "company") return leadMail(lead, { messageId, to: mail.to }, company.name);
	if (!lead.dealership || !(await isDealerMailable(orm, leadId))) return undefined;
	const envelope = { messageId, to: lead.dealership.email };
	return lead.dealership.leadFormat === "adf"
		? adfMail(lead, envelope, company, mayHaveArrived ? "resend" : "new")
		: leadMail(lead, envelope, company.name);
}

async function isDealerMailable(orm: Orm, leadId: number): Promise<boolean> {
	const rows = await orm
		.select({ id: dealerships.id })
		.from(leads)
		.innerJoin(dealerships, eq(leads.dealershipId, dealerships.id))
		.where(and(eq(leads.id, leadId), isMailable));
	return rows.length > 0;
}
