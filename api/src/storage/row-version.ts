import { type SQL, sql, type Table } from "drizzle-orm";

/** What differs after each change of a row: PostgreSQL's `xmin`, the transaction that wrote it. */
export const rowVersion = (table: Table): SQL<string> => sql<string>`${table}.xmin::text`;
