import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import type { Settings } from "../settings/settings.js";
import { StartError } from "../start-error.js";
import { openEmbeddedPostgres } from "./embedded-postgres/index.js";
import { isDatabaseUnavailable } from "./is-database-unavailable.js";
import { migrate } from "./migrate.js";
import * as schema from "./schema.js";
import { seedSampleDataOnce, seedStates } from "./seed.js";
import { withClient } from "./with-client.js";

export type Orm = NodePgDatabase<typeof schema>;

export type Transaction = Parameters<Parameters<Orm["transaction"]>[0]>[0];

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

export interface DatabaseLimits {
	/**
	 * After how many milliseconds a statement fails that is not answered; unset: never. A database
	 * that vanishes without a word is known by nothing else.
	 */
	queryTimeout?: number;
}

/** A connection that only listens looks the same when it is dead, unless it is asked. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Opens the database, brings its schema up to date and, in an embedded database that is new,
 * puts the sample data into it.
 *
 * @throws {StartError} where the database does not answer
 */
export async function openDatabase(
	{ databaseUrl, dataDirectory }: Pick<Settings, "databaseUrl" | "dataDirectory">,
	log: Logger,
	{ queryTimeout }: DatabaseLimits = {},
): Promise<Database> {
	const server: Server = databaseUrl
		? await externalServer(databaseUrl)
		: await openEmbeddedPostgres(dataDirectory, log);
	const timeLimit = {
		connectionTimeoutMillis: 5000,
		...(queryTimeout !== undefined && { query_timeout: queryTimeout }),
	};
	try {
		await migrate(server.connection, async (orm) => {
			await seedStates(orm);
			if (!databaseUrl) await seedSampleDataOnce(orm);
		});
	} catch (error) {
		await server.stop();
		throw error;
	}
	const pool = new pg.Pool({ ...server.connection, ...timeLimit, max: 10 });
	pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
	// The loss of one that is in use is an event too, which would end the process if nobody heard it.
	pool.on("connect", (client) => client.on("error", () => {}));
	return {
		orm: ormOf(pool),
		pool,
		async connect() {
			await server.ensureRunning();
			const client = new pg.Client({ ...server.connection, ...timeLimit, ...keepAlive });
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

/**
 * A transaction has a connection of its own. Where it fails because the database is away, that
 * connection is ended and not used again; drizzle by itself keeps one for ever that fails at `begin`.
 */
function ormOf(pool: pg.Pool): Orm {
	const orm = drizzle(pool, { schema });
	orm.transaction = async (act, config) => {
		const client = await pool.connect();
		let isLost = false;
		try {
			return await drizzle(client, { schema }).transaction(act, config);
		} catch (error) {
			isLost = isDatabaseUnavailable(error);
			throw error;
		} finally {
			client.release(isLost);
		}
	};
	return orm;
}

/** A server that others start and stop. */
async function externalServer(databaseUrl: string): Promise<Server> {
	const connection = { connectionString: databaseUrl };
	await withClient(connection, async () => {}).catch((error) => {
		throw new StartError(
			`The database of DATABASE_URL cannot be used: ${reasonOf(error)}. Start it, or correct the setting.`,
		);
	});
	return { connection, ensureRunning: async () => {}, stop: async () => {} };
}

/** Where a host has several addresses, Node.js gives an error without a message of its own. */
function reasonOf(error: Error & { code?: string }): string {
	return error.message || error.code || error.name;
}
