import { formatPhone } from "@nev/contract";
import { leadKindLabels } from "@nev/contract/desk";
import { and, eq, isNotNull, not, sql } from "drizzle-orm";
import type { Company } from "../company/company.js";
import { type MailText, subjectOf } from "../mail/mail.js";
import type { Claim } from "../mail-queue/claims.js";
import { isNew, leads } from "../storage/lead-schema.js";
import { mails } from "../storage/mail-schema.js";
import type { Orm } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { cleanLine, cleanLines, quotedLines } from "../text/clean.js";
import { readableTime } from "../text/times.js";
import { isOfDeclined } from "./is-overdue.js";
import { readLead } from "./lead.js";
import { reminderAddress } from "./remind-dealers.js";
import type { AcknowledgeAddress } from "./write-mail.js";

/**
 * Writes the reminder of a lead. Undefined: it is not sent any more, because somebody has taken the lead or it has
 * another owner, or its dealer or its sender is not to be mailed.
 *
 * @param addressOf absent: the site's address is unknown
 */
export async function readReminder(
	orm: Orm,
	{ id, leadId }: Pick<Claim, "id" | "leadId">,
	company: Pick<Company, "name" | "phone" | "email">,
	addressOf?: AcknowledgeAddress,
): Promise<(MailText & { readonly to: string }) | undefined> {
	const [due] = await orm
		.select({
			...{ dealershipId: dealerships.id, to: reminderAddress },
			since: sql`coalesce(${leads.ownedSince}, ${leads.createdAt})`.mapWith(leads.createdAt),
		})
		.from(mails)
		.innerJoin(leads, eq(leads.id, mails.leadId))
		.innerJoin(dealerships, eq(dealerships.id, leads.dealershipId))
		.where(
			and(
				eq(mails.id, id),
				eq(mails.dealershipId, leads.dealershipId),
				isNew,
				// One of before it was handed over and back has another owner.
				isNotNull(leads.remindedAt),
				sql`${mails.createdAt} >= ${leads.remindedAt}`,
				not(isOfDeclined),
			),
		);
	const lead = due?.to && leadId !== null ? await readLead(orm, leadId) : undefined;
	if (!due?.to || !lead?.dealership) return undefined;
	const { name, timeZone } = lead.dealership;
	const address = await addressOf?.(lead, due.dealershipId);
	const about = [leadKindLabels[lead.kind], lead.vehicleName ?? lead.subject]
		.filter(Boolean)
		.join(": ");
	const message = cleanLines(lead.message ?? "");
	return {
		to: due.to,
		subject: subjectOf(`Reminder: ${about} (${lead.name})`),
		replyTo: { name: cleanLine(company.name), address: company.email },
		text: [
			`${cleanLine(name)} has had this lead since ${readableTime(due.since, timeZone)}, and we haven't heard from you about it.`,
			"",
			cleanLine(about),
			cleanLine(lead.name),
			...[formatPhone(lead.phone), lead.email].filter(Boolean).map(cleanLine),
			...(message ? ["", ...quotedLines(message)] : []),
			"",
			...(address
				? ["Let us know that you have it, or that it isn't for you:", address]
				: ["Reply to this email to let us know that you have it, or that it isn't for you."]),
			"",
			`${cleanLine(company.name)}, ${company.phone}. Lead: ${lead.id}`,
			"",
		].join("\n"),
	};
}
