import { sql } from "drizzle-orm";
import { searchSums } from "../storage/insight-schema.js";
import type { Orm } from "../storage/orm.js";
import type { SearchSum } from "./search-counter.js";

/** Adds sums to those that are stored, in one statement. */
export async function storeSearches(
	orm: Pick<Orm, "insert">,
	sums: readonly SearchSum[],
): Promise<void> {
	if (sums.length === 0) return;
	const keyOf = ({ day, state, zip3 }: SearchSum) => `${day} ${state} ${zip3}`;
	// In one order: two servers that add to the same rows in different ones would wait for each other.
	const rows = [...sums].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	await orm
		.insert(searchSums)
		.values(rows)
		.onConflictDoUpdate({
			target: [searchSums.day, searchSums.state, searchSums.zip3],
			set: {
				searches: sql`${searchSums.searches} + excluded.searches`,
				foundNobody: sql`${searchSums.foundNobody} + excluded.found_nobody`,
			},
		});
}
