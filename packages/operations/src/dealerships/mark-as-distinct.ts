import {
	type Author,
	changeOf,
	distinctDealerships,
	type Orm,
	recordAs,
} from "@nev/api/operations";
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
 * Records that two likely duplicates are different dealerships. They are not found again, until that is undone.
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
		const found = await findDuplicates(transaction);
		if (!found.some((pair) => pair.first === first && pair.second === second)) {
			return { kind: "not listed" };
		}
		await transaction
			.insert(distinctDealerships)
			.values({ firstId: first, secondId: second })
			.onConflictDoNothing();
		return { kind: "marked", change: (await changeOf(transaction)) ?? null };
	});
}
