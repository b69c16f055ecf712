import type { StoredDealership } from "./stored-dealership.js";

/**
 * Why no lead is mailed to a dealership: visitors do not see it, no operator has approved it, it has no
 * email address, or one that is on the do-not-contact list.
 */
export type MailObstacle = "not visible" | "not approved" | "no address" | "do not contact";

/** Whether its address is on the list takes a query, so it may be unknown. */
export type MailableRow = Pick<StoredDealership, "visibility" | "reviewedAt" | "email"> &
	Partial<Pick<StoredDealership, "isDoNotContact">>;

/** What keeps a dealership from being mailed, as `isMailable` decides; undefined if nothing is known to. */
export function mailObstacle(row: MailableRow): MailObstacle | undefined {
	if (row.visibility !== "visible") return "not visible";
	if (!row.reviewedAt) return "not approved";
	if (row.email === "") return "no address";
	return row.isDoNotContact ? "do not contact" : undefined;
}
