import { type SQL, sql, type Table } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { isDatabaseUnavailable } from "./database-error.js";
import { leads, leadVersion } from "./lead-schema.js";
import * as schema from "./schema.js";

export type Orm = NodePgDatabase<typeof schema>;

export type Transaction = Parameters<Parameters<Orm["transaction"]>[0]>[0];

/** Rows in one insert statement. PostgreSQL allows 65,535 parameters in a statement. */
export const insertBatchSize = 2000;

/**
 * Creates the ORM on a connection pool. If a transaction fails because the database is unavailable,
 * its connection is destroyed. Drizzle alone would leak a connection that fails at `begin`.
 */
export function createOrm(pool: pg.Pool): Orm {
	const orm = drizzle(pool, { schema });
	orm.transaction = async (run, config) => {
		const client = await pool.connect();
		let isLost = false;
		try {
			return await drizzle(client, { schema }).transaction(run, config);
		} catch (error) {
			isLost = isDatabaseUnavailable(error);
			throw error;
		} finally {
			client.release(isLost);
		}
	};
	return orm;
}

/**
 * What differs after each change of a row: PostgreSQL's `xmin`, the transaction that wrote it. For a lead, see
 * `leadVersion`.
 */
export const rowVersion = (table: Table): SQL<string> =>
	table === leads ? leadVersion : sql<string>`${table}.xmin::text`;
