import { sampleDealerships } from "@nev/sample-data";
import { inArray } from "drizzle-orm";
import type { Transaction } from "../../storage/orm.js";
import { isSeededDealership } from "../../storage/sample-rows.js";
import { dealerships } from "../../storage/schema.js";

/** Invented addresses, which no real dealer has. */
const sampleEmails = sampleDealerships.map(({ email }) => email);

/**
 * Removes the sample dealers, which are invented and must not be listed among real ones.
 *
 * @returns how many were removed
 */
export async function removeSampleDealers(transaction: Transaction): Promise<number> {
	const candidates = await transaction
		.select()
		.from(dealerships)
		.where(inArray(dealerships.email, sampleEmails));
	const ids = candidates.filter(isSeededDealership).map(({ id }) => id);
	if (ids.length > 0) await transaction.delete(dealerships).where(inArray(dealerships.id, ids));
	return ids.length;
}
