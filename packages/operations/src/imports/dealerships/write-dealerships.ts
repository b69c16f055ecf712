import { dealerships, insertBatchSize, type Transaction } from "@nev/api/operations";
import { getTableColumns, sql } from "drizzle-orm";
import { excludedValues } from "../excluded-values.js";
import type { Decision } from "./decide-rows.js";
import type { IndexedDealership } from "./indexed-dealership.js";

/** Writes what is to be done with a batch of rows. */
export async function writeDecisions(
	transaction: Transaction,
	decisions: readonly Decision[],
): Promise<void> {
	const changed = decisions.flatMap(({ changed }) => changed ?? []);
	if (changed.length > 0) {
		await transaction
			.insert(dealerships)
			.overridingSystemValue()
			.values(changed)
			.onConflictDoUpdate({ target: id, set: newValues });
	}
	const added = decisions.flatMap(({ added }) => added ?? []);
	if (added.length > 0) await transaction.insert(dealerships).values(added);
}

const { id, createdAt, reviewedAt, ...columns } = getTableColumns(dealerships);

/**
 * Every column that an import changes has the value of the row that conflicts. PostgreSQL's times are finer
 * than those of JavaScript, so that an equal one is not written.
 */
const newValues = {
	...excludedValues(columns),
	reviewedAt: sql`case when date_trunc('milliseconds', ${reviewedAt}) = excluded.reviewed_at
		then ${reviewedAt} else excluded.reviewed_at end`,
};

/** Hides dealerships, in batches between which the import can be stopped. */
export async function hideDealerships(
	transaction: Transaction,
	hidden: readonly IndexedDealership[],
	signal: AbortSignal | undefined,
): Promise<void> {
	for (let start = 0; start < hidden.length; start += insertBatchSize) {
		signal?.throwIfAborted();
		await transaction
			.update(dealerships)
			.set({ visibility: "hidden" })
			.where(isOneOf(hidden.slice(start, start + insertBatchSize)));
	}
}

export async function removeDealerships(
	transaction: Transaction,
	removed: readonly IndexedDealership[],
): Promise<void> {
	await transaction.delete(dealerships).where(isOneOf(removed));
}

function isOneOf(rows: readonly IndexedDealership[]) {
	const ids = sql.param(rows.map(({ id }) => id));
	return sql`${dealerships.id} = any(${ids})`;
}
