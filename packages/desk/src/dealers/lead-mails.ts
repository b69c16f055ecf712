import type { Dealer } from "@nev/contract/desk";
import { leadMailMessages as messages } from "./messages.js";

/** Whether the leads of a dealer are mailed to it, and why if they are not. */
export function describeLeadMails(
	{ visibility, reviewedAt, isDoNotContact, values: { email, pausedUntil } }: Dealer,
	hasMailServer: boolean,
): string {
	if (visibility !== "visible") return messages.notShown;
	if (pausedUntil) return messages.paused;
	if (!email) return messages.noEmail;
	if (isDoNotContact) return messages.doNotContact;
	if (reviewedAt === null) return messages.notApproved;
	return (hasMailServer ? messages.mailed : messages.noServer)(email);
}
