import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Orm } from "./database.js";
import * as schema from "./schema.js";

/** Any number will do, as long as nothing else in the database takes the same. */
const migrationLock = 4_957_301;

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/**
 * Brings the schema up to date and then fills it, while no other process does. Processes that
 * start together wait for one another on an advisory lock.
 */
export async function migrate(
	connection: pg.ClientConfig,
	fill: (orm: Orm) => Promise<void>,
): Promise<void> {
	const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
	await client.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		const orm = drizzle(client, { schema });
		await applyMigrations(orm, { migrationsFolder });
		await fill(orm);
	} finally {
		await client.end();
	}
}
