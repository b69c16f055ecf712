import type { Orm } from "@nev/api/operations";
import { type RecordedTable, type RowName, recordedTables } from "@nev/contract/desk";
import { type SQL, sql } from "drizzle-orm";

/** A row that was changed. */
export type RowId = Pick<RowName, "table" | "id">;

/** The names of all rows of a table, if they have any. */
const names: Readonly<Partial<Record<RecordedTable, SQL>>> = {
	dealerships: sql`select id, name from dealerships`,
	vehicles: sql`select id, name from vehicles`,
	corrections: sql`select corrections.id, name from corrections
		join dealerships on dealerships.id = dealership_id`,
	mails: sql`
		select mails.id, 'lead ' || lead_id || ' to ' || coalesce(name, 'the ' || recipient) as name
		from mails left join dealerships on dealerships.id = dealership_id`,
	distinct_dealerships: sql`
		select pair.id, format('%s (%s) and %s (%s)', one.name, one.id, other.name, other.id) as name
		from distinct_dealerships pair
		join dealerships one on one.id = first_id join dealerships other on other.id = second_id`,
};

/**
 * How rows are called now: a correction as its dealer, and a mail `lead 7 to Gulf Carts`. Leads have no name
 * here, because recorded changes hold nothing about people.
 */
export async function rowNames(
	orm: Pick<Orm, "execute">,
	rows: readonly RowId[],
): Promise<(row: RowId) => string | null> {
	const found = new Map<string, string>();
	for (const table of recordedTables) {
		const ids = rows.flatMap((row) => (row.table === table ? row.id : []));
		const all = names[table];
		if (ids.length === 0 || !all) continue;
		const named = await orm.execute<{ id: number; name: string }>(
			sql`select id, name from (${all}) as named where id = any(${sql.param(ids)})`,
		);
		for (const { id, name } of named.rows) found.set(`${table} ${id}`, name);
	}
	return ({ table, id }) => found.get(`${table} ${id}`) ?? null;
}
