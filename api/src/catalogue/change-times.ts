import { dealershipSchema } from "@nev/contract";
import { and, eq, getTableColumns, isNull, max, or, sql } from "drizzle-orm";
import type { Orm } from "../storage/orm.js";
import { changeRows, changes, dealerships, vehicles } from "../storage/schema.js";

/** Reads when the pages of rows changed last, by id. */
export type ReadChangeTimes = (
	table: "dealerships" | "vehicles",
	/** Default: all, of rows that are gone too. */
	ids?: readonly number[],
) => Promise<ReadonlyMap<number, Date>>;

const columns = getTableColumns(dealerships);

/** The columns that a page shows, or that decide whether there is one. */
const shownColumns = {
	dealerships: [
		...Object.keys(dealershipSchema.shape).flatMap(
			(field) => columns[field as keyof typeof columns]?.name ?? [],
		),
		columns.timeZone.name,
		columns.visibility.name,
		columns.pausedUntil.name,
	],
	vehicles: Object.values(getTableColumns(vehicles)).map(({ name }) => name),
};

/**
 * Reads the times from the recorded past. Ignores changes to what visitors do not see. A row whose changes are
 * not recorded has no time.
 */
export function changeTimesOf(orm: Pick<Orm, "select">): ReadChangeTimes {
	return async (table, ids) => {
		const rows = await orm
			.select({ id: changeRows.rowId, at: max(changes.at) })
			.from(changeRows)
			.innerJoin(changes, eq(changes.id, changeRows.changeId))
			.where(
				and(
					eq(changeRows.tableName, table),
					ids && sql`${changeRows.rowId} = any(${sql.param(ids)})`,
					or(
						isNull(changeRows.before),
						isNull(changeRows.after),
						sql`${changeRows.after} ?| ${sql.param(shownColumns[table])}::text[]`,
					),
				),
			)
			.groupBy(changeRows.rowId);
		return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
	};
}
