import { inArray } from "drizzle-orm";
import type { Orm } from "../storage/orm.js";
import { dealerships, vehicles } from "../storage/schema.js";
import type { RecordedTable } from "./recorded-tables.js";

/** A row that was changed. */
export interface RowId {
	readonly table: RecordedTable;
	readonly id: number;
}

/** How rows are called now. Leads have no name here, because the past knows no people. */
export async function rowNames(
	orm: Pick<Orm, "select">,
	rows: readonly RowId[],
): Promise<(row: RowId) => string | null> {
	const named = await Promise.all(
		[["dealerships", dealerships] as const, ["vehicles", vehicles] as const].map(
			async ([name, table]) => {
				const ids = rows.flatMap((row) => (row.table === name ? row.id : []));
				const found =
					ids.length === 0
						? []
						: await orm
								.select({ id: table.id, name: table.name })
								.from(table)
								.where(inArray(table.id, ids));
				return [name, new Map(found.map((row) => [row.id, row.name]))] as const;
			},
		),
	);
	const names = new Map<RecordedTable, ReadonlyMap<number, string>>(named);
	return ({ table, id }) => names.get(table)?.get(id) ?? null;
}
