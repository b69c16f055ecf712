import {
	type Author,
	changeOf,
	distinctDealerships,
	type Orm,
	recordAs,
} from "@nev/api/operations";
import type { DistinctPair, Written } from "@nev/contract/desk";
import { findDuplicates } from "../../dealerships/find-duplicates.js";
import { DeskError } from "../desk-error.js";

/**
 * Records that two likely duplicates are different dealers. They are not found again, until that is undone.
 *
 * @throws {DeskError} 409 if they are no likely duplicates, or not any more
 */
export function markAsDistinct(
	orm: Orm,
	{ first, second }: DistinctPair,
	author: Author,
): Promise<Written> {
	return orm.transaction(async (transaction) => {
		await recordAs(transaction, author);
		const found = await findDuplicates(transaction);
		if (!found.some((pair) => pair.first === first && pair.second === second)) {
			throw new DeskError(409, "These two are no likely duplicates any more.");
		}
		await transaction
			.insert(distinctDealerships)
			.values({ firstId: first, secondId: second })
			.onConflictDoNothing();
		// None if another operator has recorded it already.
		return { change: (await changeOf(transaction)) ?? null };
	});
}
