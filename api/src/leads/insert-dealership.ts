import type { DealershipForm } from "@nev/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../storage/orm.js";
import { dealerships } from "../storage/schema.js";
import { singleSpaced } from "../text/clean.js";

/** A visible dealership has the same name, address and ZIP code. */
export class DuplicateDealershipError extends Error {
	override readonly name = "DuplicateDealershipError";
}

/** The columns of the form's fields. A field without a column does not compile. */
type FormColumns = Pick<typeof dealerships.$inferInsert, keyof DealershipForm>;

/**
 * Inserts a submitted dealership, either visible or pending review. If a dealership with the same
 * name and address exists and is not visible, the submission counts as pending for that one.
 *
 * @throws {DuplicateDealershipError} if the existing dealership is visible
 */
export async function insertDealership(
	transaction: Transaction,
	dealership: FormColumns,
	isPending: boolean,
): Promise<{ id: number; isPending: boolean }> {
	const values = singleSpaced(dealership);
	const visibility = isPending ? "pending" : "visible";
	const [inserted] = await transaction
		.insert(dealerships)
		.values({ ...values, visibility })
		.onConflictDoNothing()
		.returning({ id: dealerships.id });
	if (inserted) return { id: inserted.id, isPending };
	const [existing] = await transaction
		.select({ id: dealerships.id, visibility: dealerships.visibility })
		.from(dealerships)
		.where(
			and(
				sql`lower(${dealerships.name}) = lower(${values.name})`,
				sql`lower(${dealerships.address}) = lower(${values.address})`,
				eq(dealerships.zipCode, values.zipCode),
			),
		);
	if (!existing || existing.visibility === "visible") throw new DuplicateDealershipError();
	return { id: existing.id, isPending: true };
}
