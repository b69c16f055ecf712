import { correctionPathOf, dealershipPath } from "@nev/contract";
import type { Company } from "../company/company.js";
import type { ApprovedDealership, Notice } from "../mail-queue/notices.js";
import { cleanLine } from "../text/clean.js";

/** Tells a dealer that it is listed, where, and how it corrects its listing. */
export function approvalNotice(
	dealership: ApprovedDealership,
	publicUrl: string,
	company: Pick<Company, "name" | "phone" | "mailboxes">,
): Notice {
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
		text: `${listed}:

${publicUrl}${dealershipPath(dealership)}

Its leads are mailed to this address. To correct the listing or to pause it, ask for a link here, which is mailed to this address too:

${publicUrl}${correctionPathOf(id)}

${company.name}
${company.mailboxes.corrections}, ${company.phone}
`,
	};
}
