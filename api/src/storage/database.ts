import pg from "pg";
import type { Logger } from "pino";
import { StartError } from "../errors/operator-error.js";
import type { Settings } from "../settings/settings.js";
import { mayEndInPassword, passwordHint } from "../settings/url-password.js";
import { errorMessage } from "./database-error.js";
import { openEmbeddedPostgres } from "./embedded-postgres/embedded-postgres.js";
import { assertMigrated, migrate, type SchemaDifference } from "./migrate.js";
import { createOrm, type Orm } from "./orm.js";
import { settleSession } from "./session.js";
import { withClient } from "./with-client.js";

/** The PostgreSQL database: the embedded one, or the operator's own. */
export interface Database {
	readonly orm: Orm;
	readonly pool: pg.Pool;
	/** Whether a prepared statement stays with its connection, which a pooler in transaction mode changes. */
	readonly preparesStatements: boolean;
	/** How its schema differed from this version's. What was missing was applied when it was opened. */
	readonly schemaBefore: SchemaDifference;
	/** Opens a separate connection, for LISTEN. Restarts an embedded server that is not running. */
	connect(): Promise<pg.Client>;
	/** Closes the connections, and stops the embedded server if this process started it. */
	close(): Promise<void>;
}

interface Server {
	/** With a session of its own for each client. */
	connection: pg.ClientConfig;
	/** A pooler in transaction mode, in front of the same database. */
	pooler?: pg.ClientConfig;
	ensureRunning(): Promise<void>;
	stop(): Promise<void>;
}

export interface DatabaseOptions {
	/**
	 * Milliseconds after which a statement without a response fails; unset: never. Only a timeout
	 * detects a database that vanishes without closing its connections.
	 */
	queryTimeout?: number;
	/** Whether it may be migrated. Otherwise it must have the schema of this version. */
	migrates?: boolean;
	/** How long a migration waits for other processes, in milliseconds. */
	lockTimeout?: number;
	/** Fills the migrated database. `isOwn`: it is the operator's, at DATABASE_URL. */
	seed?: (orm: Orm, isOwn: boolean) => Promise<void>;
}

/** Detects a dead connection that only listens, and so never times out on a statement. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Opens the database, and migrates it unless that is forbidden.
 *
 * @throws {StartError} if the database does not answer, cannot be migrated in time, or has the schema
 *   of another version and must not be migrated
 */
export async function openDatabase(
	{
		databaseUrl,
		databaseSessionUrl,
		dataDirectory,
	}: Pick<Settings, "databaseUrl" | "databaseSessionUrl" | "dataDirectory">,
	log: Logger,
	{ queryTimeout, migrates = true, lockTimeout, seed = async () => {} }: DatabaseOptions = {},
): Promise<Database> {
	const server: Server = databaseUrl
		? await externalServer(databaseUrl, databaseSessionUrl)
		: await openEmbeddedPostgres(dataDirectory, log);
	const common = {
		// The author of changes that nobody says more about.
		fallback_application_name: "nev",
		connectionTimeoutMillis: 5000,
		...(queryTimeout !== undefined && { query_timeout: queryTimeout }),
	};
	let schemaBefore: SchemaDifference = { missing: [], newer: 0 };
	try {
		if (migrates) {
			const fill = (orm: Orm) => seed(orm, databaseUrl !== undefined);
			schemaBefore = await migrate(server.connection, fill, { lockTimeout, log });
		} else await assertMigrated(server.connection);
	} catch (error) {
		await server.stop();
		throw error;
	}
	const pool = new pg.Pool({
		...(server.pooler ?? server.connection),
		...common,
		max: 10,
		onConnect: settleSession,
	});
	if (server.pooler) log.info("changes are heard, and migrations made, at DATABASE_SESSION_URL");
	pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
	// Without a listener, the "error" event of a connection in use would end the process.
	pool.on("connect", (client) => client.on("error", () => {}));
	return {
		orm: createOrm(pool),
		pool,
		preparesStatements: !server.pooler,
		schemaBefore,
		async connect() {
			await server.ensureRunning();
			const client = new pg.Client({ ...server.connection, ...common, ...keepAlive });
			client.on("error", () => {});
			try {
				await client.connect();
				await settleSession(client);
			} catch (error) {
				client.end().catch(() => {});
				throw error;
			}
			return client;
		},
		async close() {
			await pool.end();
			await server.stop();
		},
	};
}

/** A server that the operator runs. */
async function externalServer(databaseUrl: string, sessionUrl?: string): Promise<Server> {
	const databases = new Set<unknown>();
	for (const [setting, url] of [
		["DATABASE_URL", databaseUrl],
		["DATABASE_SESSION_URL", sessionUrl],
	] as const) {
		if (url === undefined) continue;
		const database = await withClient({ connectionString: url }, identify).catch((error) => {
			throw unusable(setting, url, error);
		});
		databases.add(database);
	}
	if (databases.size > 1) {
		throw new StartError(
			"DATABASE_SESSION_URL is another database than DATABASE_URL. Set both to the same one, or unset DATABASE_SESSION_URL.",
		);
	}
	const connection = { connectionString: sessionUrl ?? databaseUrl };
	if (await sharesSessions(connection)) {
		throw new StartError(
			`${sessionUrl ? "DATABASE_SESSION_URL" : "DATABASE_URL"} is a pooler in transaction mode, which passes on no changes. Set DATABASE_SESSION_URL to the same database past the pooler, or through one in session mode.`,
		);
	}
	return {
		connection,
		...(sessionUrl !== undefined && { pooler: { connectionString: databaseUrl } }),
		ensureRunning: async () => {},
		stop: async () => {},
	};
}

function unusable(setting: string, url: string, error: NodeJS.ErrnoException): StartError {
	const hint = mayEndInPassword(url) || error instanceof URIError ? ` ${passwordHint}` : "";
	// That host may be the end of the password.
	if (hint && error.syscall === "getaddrinfo") {
		return new StartError(`${setting} names a host that is not found. Correct it.${hint}`);
	}
	return new StartError(
		`The database of ${setting} cannot be used: ${errorMessage(error)}. Start it, or correct the setting.${hint}`,
	);
}

/** The name of a client's database, with the start of its server. */
async function identify(client: pg.Client): Promise<unknown> {
	const { rows } = await client.query(
		"select format('%s %s', current_database(), extract(epoch from pg_postmaster_start_time())) as id",
	);
	return rows[0].id;
}

/** Whether two clients get the same session of the database, as from a pooler in transaction mode. */
async function sharesSessions(connection: pg.ClientConfig): Promise<boolean> {
	const sessionOf = async (client: pg.Client) =>
		(await client.query("select pg_backend_pid() as id")).rows[0].id;
	return withClient(connection, async (first) => {
		const session = await sessionOf(first);
		return withClient(connection, async (second) => (await sessionOf(second)) === session);
	});
}
