import { asc, inArray } from "drizzle-orm";
import { type Author, changeOf, recordAs } from "../changes/author.js";
import type { Orm } from "../storage/orm.js";
import { dealerships, distinctDealerships } from "../storage/schema.js";
import { waitForImport } from "../storage/wait-for-import.js";
import { findDuplicates } from "./find-duplicates.js";

/** What became of it. */
export type ToldApart =
	| {
			readonly kind: "told";
			/** The recorded change, which can be undone; null if another operator has said the same. */
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
export function tellApart(
	orm: Orm,
	first: number,
	second: number,
	author: Author,
): Promise<ToldApart> {
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
			// They were told apart before, when they shared other fields.
			.onConflictDoUpdate({
				target: [distinctDealerships.firstId, distinctDealerships.secondId],
				set: { reasons: [...reasons] },
			});
		return { kind: "told", change: (await changeOf(transaction)) ?? null };
	});
}
