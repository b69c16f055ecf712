import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { ClientConfig } from "pg";
import type { Orm } from "./orm.js";
import * as schema from "./schema.js";
import { withClient } from "./with-client.js";

/** The key of the advisory lock: an arbitrary number that nothing else in the database uses. */
const migrationLock = 4_957_301;

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/**
 * Applies the migrations and then `seed`, under an advisory lock: processes that start together do
 * this one after the other.
 */
export function migrate(
	connection: ClientConfig,
	seed: (orm: Orm) => Promise<void>,
): Promise<void> {
	return withClient(connection, async (client) => {
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		const orm = drizzle(client, { schema });
		await applyMigrations(orm, { migrationsFolder });
		await seed(orm);
	});
}
