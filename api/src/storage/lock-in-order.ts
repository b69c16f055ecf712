import { asc, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "./orm.js";

/**
 * Keeps others from changing rows until the end of the transaction. They are locked in the order of their
 * ids, as everywhere: in different orders, each of two transactions could wait for the other.
 *
 * @param id the column of the ids
 * @param strength `update` for rows that are deleted, to which no other row may refer from now on
 * @returns the ids
 */
export async function lockInOrder(
	transaction: Pick<Transaction, "select">,
	id: PgColumn,
	condition: SQL | undefined,
	strength: "no key update" | "update" = "no key update",
): Promise<number[]> {
	const rows = await transaction
		.select({ id })
		.from(id.table)
		.where(condition)
		.orderBy(asc(id))
		.for(strength);
	return rows.map((row) => Number(row.id));
}
