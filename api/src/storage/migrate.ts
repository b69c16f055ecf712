import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { ClientConfig } from "pg";
import type { Orm } from "./database.js";
import * as schema from "./schema.js";
import { withClient } from "./with-client.js";

/** Any number will do, as long as nothing else in the database takes the same. */
const migrationLock = 4_957_301;

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/**
 * Brings the schema up to date and then fills it, while no other process does. Processes that
 * start together wait for one another on an advisory lock.
 */
export function migrate(
	connection: ClientConfig,
	fill: (orm: Orm) => Promise<void>,
): Promise<void> {
	return withClient(connection, async (client) => {
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		const orm = drizzle(client, { schema });
		await applyMigrations(orm, { migrationsFolder });
		await fill(orm);
	});
}
