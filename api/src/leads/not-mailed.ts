import { type MailableRow, mailObstacle } from "../dealerships/mail-obstacle.js";
import { findDoNotContact, normalizeEmail } from "../people/do-not-contact.js";
import type { Orm } from "../storage/orm.js";
import { type Delivery, findLeads, type StoredLead } from "./stored-lead.js";

/** Why a dealership is mailed no new lead, to follow `because`; undefined if nothing is known to prevent it. */
export function reasonAgainstMail(
	dealership: MailableRow & { readonly pausedUntil: string | null },
): string | undefined {
	const obstacle = mailObstacle(dealership);
	if (obstacle === "not visible") return "visitors do not see it";
	if (dealership.pausedUntil) return `it is paused until ${dealership.pausedUntil}`;
	switch (obstacle) {
		case "not approved":
			return "it is not approved";
		case "no address":
			return "it has no email address";
		case "do not contact":
			return "its email address is on the do-not-contact list";
		default:
			return undefined;
	}
}

/**
 * Why the dealership that a lead is for was not mailed it; undefined if it was or is to be, or there is none.
 *
 * @param declined addresses on the do-not-contact list, normalized, as far as they are known
 */
export function reasonNotMailed(
	{ lead, dealership, deliveries }: StoredLead,
	declined: ReadonlySet<string> = new Set(),
): string | undefined {
	if (!dealership || lead.kind === "dealership" || lead.discardedAt) return undefined;
	const isMailed = deliveries
		.filter(isToDealershipOf(lead))
		.some(({ state }) => state !== "discarded");
	if (isMailed) return undefined;
	const isDeclined = (email: string) => declined.has(normalizeEmail(email));
	const isDoNotContact = isDeclined(dealership.email);
	const declinedAddresses = dealership.leadAddresses.map((one) => one.email).filter(isDeclined);
	return (
		reasonAgainstMail({ ...dealership, isDoNotContact, declinedAddresses }) ??
		"it could not be mailed when the lead came"
	);
}

/** Why the dealership that a lead is for was not mailed it, as `reasonNotMailed` says. */
export async function readReasonNotMailed(
	orm: Pick<Orm, "select" | "execute">,
	id: number,
): Promise<string | undefined> {
	const [stored] = await findLeads(orm, [id]);
	if (!stored) return undefined;
	return reasonNotMailed(stored, await findDoNotContact(orm, addressesOf(stored)));
}

/** The addresses of the dealership that a lead is for. */
export function addressesOf({ dealership }: Pick<StoredLead, "dealership">): string[] {
	return dealership
		? [dealership.email, ...dealership.leadAddresses.map(({ email }) => email)]
		: [];
}

/** Whether a mail is to the dealership that a lead is for. A server of an earlier version did not name it. */
export const isToDealershipOf =
	({ dealershipId }: Pick<StoredLead["lead"], "dealershipId">) =>
	(mail: Pick<Delivery, "recipient" | "dealershipId">) =>
		mail.recipient === "dealer" && (mail.dealershipId ?? dealershipId) === dealershipId;
