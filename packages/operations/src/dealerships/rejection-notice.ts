import { type Company, cleanLine, type Notice, type StoredDealership } from "@nev/api/operations";

/** Tells a dealer that it is not listed, and why. */
export function rejectionNotice(
	{ id, name, email }: Pick<StoredDealership, "id" | "name" | "email">,
	reason: string,
	company: Pick<Company, "name" | "phone" | "mailboxes">,
): Notice {
	return {
		to: email,
		kind: "rejection",
		dealershipId: id,
		subject: cleanLine(`Not listed: ${name}`),
		text: `${cleanLine(name)} is not listed on our site. Our reason:

${reason.trim()}

If you think this is a mistake, write or call us.

${company.name}
${company.mailboxes.corrections}, ${company.phone}
`,
	};
}
