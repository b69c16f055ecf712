import type { NewDealership } from "@nev/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";

/** A visible dealership has the same name, address and ZIP code. */
export class DuplicateDealershipError extends Error {
	override readonly name = "DuplicateDealershipError";
}

/**
 * Inserts a submitted dealership, either visible or pending review. If a dealership with the same
 * name and address exists and is not visible, the submission counts as pending for that one.
 *
 * @throws {DuplicateDealershipError} if the existing dealership is visible
 */
export async function insertDealership(
	transaction: Transaction,
	dealership: NewDealership,
	isPending: boolean,
): Promise<{ id: number; isPending: boolean }> {
	const { state, zipCode, phone, email, membershipId } = dealership;
	const name = singleSpaced(dealership.name);
	const address = singleSpaced(dealership.address);
	const city = singleSpaced(dealership.city);
	const visibility = isPending ? "pending" : "visible";
	const [inserted] = await transaction
		.insert(dealerships)
		.values({ name, address, city, state, zipCode, phone, email, membershipId, visibility })
		.onConflictDoNothing()
		.returning({ id: dealerships.id });
	if (inserted) return { id: inserted.id, isPending };
	const [existing] = await transaction
		.select({ id: dealerships.id, visibility: dealerships.visibility })
		.from(dealerships)
		.where(
			and(
				sql`lower(${dealerships.name}) = lower(${name})`,
				sql`lower(${dealerships.address}) = lower(${address})`,
				eq(dealerships.zipCode, zipCode),
			),
		);
	if (!existing || existing.visibility === "visible") throw new DuplicateDealershipError();
	return { id: existing.id, isPending: true };
}

/** Repeated spaces must not make a duplicate look new. */
function singleSpaced(text: string): string {
	return text.replace(/\s+/g, " ");
}
