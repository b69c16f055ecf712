import type { Dealer } from "@nev/contract/desk";
import { leadMailMessages as messages } from "./messages.js";

/** Whether the leads of a dealer are mailed to it, and why if they are not. */
export function describeLeadMails(
	{ visibility, reviewedAt, isDoNotContact, declinedAddresses, values }: Dealer,
	hasMailServer: boolean,
): string {
	if (visibility !== "visible") return messages.notShown;
	if (values.pausedUntil) return messages.paused;
	const all = [values.email, ...values.leadAddresses.map(({ email }) => email)].filter(Boolean);
	if (all.length === 0) return messages.noEmail;
	const mailed = all.filter((email) =>
		email === values.email ? !isDoNotContact : !declinedAddresses.includes(email),
	);
	if (mailed.length === 0) return messages.doNotContact;
	if (reviewedAt === null) return messages.notApproved;
	return (hasMailServer ? messages.mailed : messages.noServer)(mailed.join(", "));
}
