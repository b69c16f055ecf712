import type { Lead, LeadDealership } from "../leads/lead.js";
import { type Mail, maxSubjectLength, oneLine } from "./mail.js";

/** Tells a dealer that a lead, which it was mailed, is for another one now. */
export function handedOverMail(
	lead: Lead,
	former: LeadDealership,
	messageId: string,
	site: string,
): Mail {
	const about = lead.vehicleName ?? lead.subject;
	const subject = oneLine(`No longer yours: ${about ? `${about} (${lead.name})` : lead.name}`);
	return {
		messageId,
		to: former.email,
		subject: subject.slice(0, maxSubjectLength),
		text: [
			`The message of ${oneLine(lead.name)}${about ? ` about ${oneLine(about)}` : ""}, received ${lead.createdAt.toISOString()}, which we mailed to ${oneLine(former.name)}, was handed to another dealer.`,
			"",
			"Please do not answer it any more.",
			"",
			`Sent through ${site}. Lead: ${lead.id}`,
			"",
		].join("\n"),
	};
}
