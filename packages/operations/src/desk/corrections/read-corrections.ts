import {
	corrections,
	dealerships,
	differences,
	type ListingChanges,
	type ListingDifference,
	type Orm,
	type StoredDealership,
	storedDealershipColumns,
} from "@nev/api/operations";
import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";

/** A correction beside the listing as it is now. */
export interface StoredCorrection {
	readonly correction: typeof corrections.$inferSelect;
	readonly listing: StoredDealership;
	/** What it would change now: fields with the present and the new value. */
	readonly differences: readonly ListingDifference[];
}

/** The condition for corrections that nobody has decided. */
export const isWaiting = eq(corrections.state, "waiting");

/** Corrections with their listings, in an order. */
export async function listCorrections(
	orm: Pick<Orm, "select">,
	where: SQL | undefined,
	order: readonly SQL[],
	limit: number,
): Promise<StoredCorrection[]> {
	const rows = await selectCorrections(orm)
		.where(where)
		.orderBy(...order)
		.limit(limit);
	return rows.map(withDifferences);
}

/** A correction by its id, which others cannot change until the end of the transaction; undefined if there is none. */
export async function lockCorrection(
	transaction: Pick<Orm, "select">,
	id: number,
): Promise<StoredCorrection | undefined> {
	const [row] = await selectCorrections(transaction).where(eq(corrections.id, id)).for("update");
	return row && withDifferences(row);
}

function selectCorrections(orm: Pick<Orm, "select">) {
	return orm
		.select({
			correction: getTableColumns(corrections),
			/** By the database's day, on which pauses end. */
			today: sql<string>`current_date::text`,
			listing: storedDealershipColumns,
		})
		.from(corrections)
		.innerJoin(dealerships, eq(dealerships.id, corrections.dealershipId));
}

function withDifferences({
	today,
	listing,
	...row
}: Omit<StoredCorrection, "differences"> & { readonly today: string }): StoredCorrection {
	const values = withoutPastPause(row.correction.values, today);
	const correction = { ...row.correction, values };
	return { correction, listing, differences: differences(listing, values) };
}

/** Drops a pause whose day has come while the correction waited. */
function withoutPastPause(values: ListingChanges, today: string): ListingChanges {
	const isPast = values.pausedUntil && values.pausedUntil <= today;
	return isPast ? { ...values, pausedUntil: null } : values;
}
