import {
	type Author,
	changeOf,
	dealerships,
	distinctDealerships,
	type Orm,
	recordAs,
	waitForImport,
} from "@nev/api/operations";
import { asc, inArray } from "drizzle-orm";
import { findDuplicates } from "./find-duplicates.js";

/** The result of `markAsDistinct`. */
export type MarkedAsDistinct =
	| {
			readonly kind: "marked";
			/** The recorded change, which can be undone; null if another operator has recorded it already. */
			readonly change: number | null;
	  }
	/** They are not likely duplicates, or not any more. */
	| { readonly kind: "not listed" };

/**
 * Records that two likely duplicates are different dealerships. They are not found again until one of the
 * fields that matched changes.
 *
 * @param first the one that was added first
 */
export function markAsDistinct(
	orm: Orm,
	first: number,
	second: number,
	author: Author,
): Promise<MarkedAsDistinct> {
	return orm.transaction(async (transaction) => {
		await recordAs(transaction, author);
		await waitForImport(transaction, dealerships);
		// Locks them: a change of what they share is either seen below, or waits and then deletes the record.
		await transaction
			.select({ id: dealerships.id })
			.from(dealerships)
			.where(inArray(dealerships.id, [first, second]))
			.orderBy(asc(dealerships.id))
			.for("share");
		const found = (await findDuplicates(transaction)).find(
			(pair) => pair.first === first && pair.second === second,
		);
		if (!found) return { kind: "not listed" };
		const { reasons } = found;
		await transaction
			.insert(distinctDealerships)
			.values({ firstId: first, secondId: second, reasons: [...reasons] })
			// They were marked before, when they shared other fields.
			.onConflictDoUpdate({
				target: [distinctDealerships.firstId, distinctDealerships.secondId],
				set: { reasons: [...reasons] },
			});
		return { kind: "marked", change: (await changeOf(transaction)) ?? null };
	});
}
