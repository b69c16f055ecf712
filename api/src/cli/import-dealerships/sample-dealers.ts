import { sampleDealerships } from "@nev/sample-data";
import { inArray } from "drizzle-orm";
import type { Transaction } from "../../storage/orm.js";
import { isSeededDealership } from "../../storage/sample-rows.js";
import { dealerships } from "../../storage/schema.js";

/** Invented mail addresses, which are nobody's. */
const sampleEmails = sampleDealerships.map(({ email }) => email);

/**
 * Removes the sample dealers that came with the database, since they are invented and may not stand
 * among the operator's.
 *
 * @returns how many there were
 */
export async function removeSampleDealers(transaction: Transaction): Promise<number> {
	const found = await transaction
		.select()
		.from(dealerships)
		.where(inArray(dealerships.email, sampleEmails));
	const sample = found.filter(isSeededDealership);
	if (sample.length === 0) return 0;
	await transaction.delete(dealerships).where(
		inArray(
			dealerships.id,
			sample.map(({ id }) => id),
		),
	);
	return sample.length;
}
