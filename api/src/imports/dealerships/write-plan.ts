import { getTableColumns, sql } from "drizzle-orm";
import { insertBatchSize, type Transaction } from "../../storage/orm.js";
import { dealerships } from "../../storage/schema.js";
import type { ImportRun } from "./import-options.js";
import type { ImportPlan } from "./plan-import.js";

/** Writes what an import adds, changes and hides, in batches. */
export async function writePlan(
	transaction: Transaction,
	{ added, changed, hidden }: ImportPlan,
	{ signal, onProgress }: Omit<ImportRun, "author">,
): Promise<void> {
	const total = added.length + changed.length + hidden.length;
	let done = 0;
	const proceed = (rows: readonly unknown[]) => {
		signal?.throwIfAborted();
		onProgress?.(done / total);
		done += rows.length;
	};
	for (const rows of batchesOf(changed)) {
		proceed(rows);
		await transaction
			.insert(dealerships)
			.overridingSystemValue()
			.values(rows)
			.onConflictDoUpdate({ target: dealerships.id, set: newValues });
	}
	for (const rows of batchesOf(added)) {
		proceed(rows);
		await transaction.insert(dealerships).values(rows);
	}
	for (const rows of batchesOf(hidden)) {
		proceed(rows);
		const ids = sql.param(rows.map(({ id }) => id));
		await transaction
			.update(dealerships)
			.set({ visibility: "hidden" })
			.where(sql`${dealerships.id} = any(${ids})`);
	}
}

/** Every column but the id has the value of the row that conflicts. */
const newValues = Object.fromEntries(
	Object.entries(getTableColumns(dealerships))
		.filter(([name]) => name !== "id")
		.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
);

function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
	for (let start = 0; start < rows.length; start += insertBatchSize) {
		yield rows.slice(start, start + insertBatchSize);
	}
}
