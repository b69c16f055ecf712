import { correctionPathOf, dealershipPath } from "@nev/contract";
import type { Company } from "../company/company.js";
import type { MailText } from "../mail/mail.js";
import type { ApprovedDealership, Notice } from "../mail-queue/notices.js";
import { cleanLine } from "../text/clean.js";

/** Tells a dealer that it is listed, where, and what it does next. */
export function approvalNotice(
	dealership: ApprovedDealership,
	publicUrl: string,
	company: Pick<Company, "name" | "phone" | "mailboxes">,
): Notice & Pick<MailText, "replyTo"> {
	const { id, email, pausedUntil } = dealership;
	const name = cleanLine(dealership.name);
	const listed = pausedUntil
		? `${name} is approved. It is paused, and visitors see it from ${pausedUntil}`
		: `${name} is approved, and visitors see it now`;
	return {
		to: email,
		kind: "approval",
		dealershipId: id,
		subject: cleanLine(`Your dealership is approved: ${name}`),
		replyTo: { name: company.name, address: company.mailboxes.corrections },
		text: `${listed}:

${publicUrl}${dealershipPath(dealership)}

Its leads are mailed to this address. Each mail has a button, "I have it": press it when you take the lead, or when it is not for you, so that we know that somebody answers the visitor.

To show the inquiry form or the dealer locator on your own site, copy a few lines from here:

${publicUrl}/embed

To correct the listing or to pause it, ask for a link here, which is mailed to this address too:

${publicUrl}${correctionPathOf(id)}

If you have a question, answer this mail or call ${company.phone}.

${company.name}
${company.mailboxes.corrections}, ${company.phone}
`,
	};
}
