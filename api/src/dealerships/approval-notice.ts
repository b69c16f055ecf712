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
		? `${name} has been approved. It is paused, and visitors will see it starting ${pausedUntil}`
		: `${name} has been approved, and visitors can see it now`;
	return {
		to: email,
		kind: "approval",
		dealershipId: id,
		subject: cleanLine(`Your dealership has been approved: ${name}`),
		replyTo: { name: company.name, address: company.mailboxes.corrections },
		text: `${listed}:

${publicUrl}${dealershipPath(dealership)}

Its leads will be sent to this address. Each email has a button, "I have it": press it when you take the lead, or when it isn't for you, so we know that someone is taking care of the customer.

To show the inquiry form or the dealer locator on your own site, copy a few lines from here:

${publicUrl}/embed

To correct or pause the listing, request a link here. It will be sent to this address too:

${publicUrl}${correctionPathOf(id)}

If you have a question, reply to this email or call ${company.phone}.

${company.name}
${company.mailboxes.corrections}, ${company.phone}
`,
	};
}
