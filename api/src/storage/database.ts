import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import type { Settings } from "../settings/settings.js";
import { openEmbeddedPostgres } from "./embedded-postgres/index.js";
import { migrate } from "./migrate.js";
import * as schema from "./schema.js";
import { reachSampleData, seedStates } from "./seed.js";

export type Orm = NodePgDatabase<typeof schema>;

/** The one database of the product, embedded or of the operator's own. */
export interface Database {
	readonly orm: Orm;
	readonly pool: pg.Pool;
	/** Opens a connection of its own, for listening; brings an embedded server back first. */
	connect(): Promise<pg.Client>;
	/** Ends the connections, and the embedded server where this process started it. */
	close(): Promise<void>;
}

interface Server {
	connection: pg.ClientConfig;
	ensureRunning(): Promise<void>;
	stop(): Promise<void>;
}

/**
 * Opens the database, brings its schema up to date and, in an embedded database that is new,
 * puts the sample data into it.
 *
 * @throws {Error} where the database does not answer
 */
export async function openDatabase(
	{ databaseUrl, dataDirectory }: Pick<Settings, "databaseUrl" | "dataDirectory">,
	log: Logger,
): Promise<Database> {
	const server: Server = databaseUrl
		? {
				connection: { connectionString: databaseUrl },
				ensureRunning: async () => {},
				stop: async () => {},
			}
		: await openEmbeddedPostgres(dataDirectory, log);
	const pool = new pg.Pool({ ...server.connection, max: 10, connectionTimeoutMillis: 5000 });
	pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
	try {
		await migrate(server.connection, async (orm) => {
			await seedStates(orm);
			if (!databaseUrl) await reachSampleData(orm);
		});
	} catch (error) {
		await pool.end();
		await server.stop();
		throw error;
	}
	return {
		orm: drizzle(pool, { schema }),
		pool,
		async connect() {
			await server.ensureRunning();
			const client = new pg.Client(server.connection);
			client.on("error", () => {});
			await client.connect();
			return client;
		},
		async close() {
			await pool.end();
			await server.stop();
		},
	};
}
