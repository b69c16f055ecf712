import { and, desc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import { fieldOfColumn } from "../../changes/recorded-tables.js";
import { corrections } from "../../storage/correction-schema.js";
import type { Orm } from "../../storage/orm.js";
import { changeRows, changes } from "../../storage/schema.js";

/** The values that a dealer saw of fields that were changed since. */
export type SeenValues = Readonly<Record<string, string | null>>;

/**
 * Reads from the past what dealers saw when they sent their corrections.
 *
 * @returns a function from the id of a correction
 */
export async function readSeenValues(
	orm: Pick<Orm, "select">,
	ids: readonly number[],
): Promise<(id: number) => SeenValues> {
	if (ids.length === 0) return () => ({});
	const rows = await orm
		.select({ id: corrections.id, before: changeRows.before })
		.from(corrections)
		.innerJoin(
			changeRows,
			and(
				eq(changeRows.tableName, "dealerships"),
				eq(changeRows.rowId, corrections.dealershipId),
				isNotNull(changeRows.before),
			),
		)
		.innerJoin(
			changes,
			and(eq(changes.id, changeRows.changeId), gt(changes.at, corrections.createdAt)),
		)
		.where(inArray(corrections.id, [...ids]))
		// The oldest of them comes last, and wins.
		.orderBy(desc(changes.id));
	return (id) =>
		Object.fromEntries(
			rows
				.filter((row) => row.id === id)
				.flatMap(({ before }) => Object.entries(before ?? {}))
				.map(([column, value]) => [
					fieldOfColumn("dealerships", column) ?? column,
					value === null ? null : String(value),
				]),
		);
}
