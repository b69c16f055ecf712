import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** For each column, the value of the row that was not inserted because of a conflict. */
export function excludedValues(columns: Readonly<Record<string, PgColumn>>): Record<string, SQL> {
	return Object.fromEntries(
		Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
	);
}
