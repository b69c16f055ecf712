import { furtherAddresses } from "./lead-addresses.js";
import type { StoredDealership } from "./stored-dealership.js";

/**
 * Why no lead is mailed to a dealership: visitors do not see it, no operator has approved it, it has no
 * email address, or none that is not on the do-not-contact list.
 */
export type MailObstacle = "not visible" | "not approved" | "no address" | "do not contact";

/** Whether its addresses are on the list takes a query, so it may be unknown. */
export type MailableRow = Pick<StoredDealership, "visibility" | "reviewedAt" | "email"> &
	Partial<Pick<StoredDealership, "leadAddresses" | "isDoNotContact" | "declinedAddresses">>;

/** What keeps a dealership from being mailed at each of its addresses; undefined if nothing is known to. */
export function mailObstacle(row: MailableRow): MailObstacle | undefined {
	if (row.visibility !== "visible") return "not visible";
	if (!row.reviewedAt) return "not approved";
	if (furtherAddresses(row).length > 0) return undefined;
	if (row.email === "") return row.leadAddresses?.length ? "do not contact" : "no address";
	return row.isDoNotContact ? "do not contact" : undefined;
}
