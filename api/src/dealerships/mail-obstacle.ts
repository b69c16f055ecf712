import type { dealerships } from "../storage/schema.js";

/**
 * Why no lead is mailed to a dealership: visitors do not see it, no operator has approved it, or it has no
 * email address.
 */
export type MailObstacle = "not visible" | "not approved" | "no address";

type Row = Pick<typeof dealerships.$inferSelect, "visibility" | "reviewedAt" | "email">;

/** What keeps a dealership from being mailed, as `isMailable` decides; undefined if nothing does. */
export function mailObstacle({ visibility, reviewedAt, email }: Row): MailObstacle | undefined {
	if (visibility !== "visible") return "not visible";
	if (!reviewedAt) return "not approved";
	return email === "" ? "no address" : undefined;
}
