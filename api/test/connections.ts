import type pg from "pg";
import { withClient } from "../src/storage/with-client.js";

/** Runs a statement on a new connection. */
export function query(
	connection: pg.ClientConfig,
	text: string,
	values?: unknown[],
): Promise<Record<string, unknown>[]> {
	return withClient(connection, async (client) => (await client.query(text, values)).rows);
}

/** The URL of a database on a server, for `DATABASE_URL`. */
export function databaseUrl(
	{ user, password, host }: pg.ClientConfig,
	database: string | undefined,
): string {
	return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host ?? "")}`;
}

/** Ends the connections of a role, except those that listen for changes. */
export async function endConnections(
	sql: (text: string, values: unknown[]) => Promise<unknown>,
	role: string,
): Promise<void> {
	await sql(
		"select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and query not like 'listen %'",
		[role],
	);
}

/** What `alter role … set` can change for all connections of a role. */
export const foreignSettings = [
	"datestyle = 'German, DMY'",
	"timezone = 'Asia/Kathmandu'",
	"intervalstyle = 'sql_standard'",
	"search_path = pg_catalog",
	"standard_conforming_strings = off",
	"bytea_output = 'escape'",
	"client_encoding = 'LATIN1'",
	"extra_float_digits = -15",
	"default_transaction_isolation = 'serializable'",
];
